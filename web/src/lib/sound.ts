import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, loud: number): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  const wave = audio.createOscillator();
  wave.type = "sine";
  wave.frequency.value = frequency;
  wave.connect(gain);
  wave.start(start);
  wave.stop(start + length);
}

export const sound = {
  /** It is your turn. */
  turn(): void {
    if (!settings.sound) return;
    tone(523, 0, 0.25, 0.08);
    tone(784, 0.12, 0.35, 0.08);
  },
  /** Something on the table moved. */
  move(): void {
    if (settings.sound) tone(220, 0, 0.07, 0.03);
  },
  over(): void {
    if (!settings.sound) return;
    [392, 523, 659, 784].forEach((note, i) => tone(note, i * 0.14, 0.4, 0.07));
  },
};
