import type { Attachment } from "svelte/attachments";
import type { Action, PieceData } from "../types";
import type { Board } from "./board.svelte";

const HOVER_MS = 420;
const PRESS_MS = 450;

export interface Pointable {
  piece: PieceData;
  name: string;
  /** What a click offers, if not what the piece alone does. */
  actions?: readonly Action[];
  /** What a click does instead. */
  press?: ((anchor: Element) => void) | undefined;
}

/** A piece under a pointer or a focus: a rest, a long press, the other button and the space bar show it, a click acts. */
export function pointing(board: Board, what: () => Pointable): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let pressed = false; // long: that was to look, not to click
    function show(pinned: boolean): void {
      const { piece } = what();
      const card = board.card(piece);
      if (card !== undefined) board.zoom = { anchor: node, card, piece, pinned };
    }
    const listeners: { [kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[kind]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType === "mouse") timer = window.setTimeout(() => show(false), HOVER_MS);
      },
      pointerleave: () => {
        clearTimeout(timer);
        if (board.zoom !== null && !board.zoom.pinned) board.zoom = null;
      },
      pointerdown: (event) => {
        pressed = false;
        clearTimeout(timer);
        if (event.pointerType === "mouse") return;
        timer = window.setTimeout(() => {
          pressed = true;
          show(true);
        }, PRESS_MS);
      },
      pointerup: () => {
        if (!pressed) clearTimeout(timer);
      },
      contextmenu: (event) => {
        event.preventDefault();
        show(true);
      },
      click: () => {
        clearTimeout(timer);
        const { piece, name, actions, press } = what();
        if (pressed) pressed = false;
        else if (press !== undefined) press(node);
        else board.poke(piece.id, name, node, actions);
      },
      keydown: (event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        if (board.zoom?.pinned && board.zoom.piece?.id === what().piece.id) board.zoom = null;
        else show(true);
      },
      keyup: (event) => {
        if (event.key === " ") event.preventDefault();
      },
    };
    const given = Object.entries(listeners) as [string, EventListener][];
    for (const [kind, listener] of given) node.addEventListener(kind, listener);
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of given) node.removeEventListener(kind, listener);
    };
  };
}
