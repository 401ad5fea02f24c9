import type { Me } from "../types";
import { get, post, put } from "./api";

/** Who is playing in this browser. */
class Self {
  data = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** The identity, made by the server at the first call. */
  know(): Promise<Me> {
    this.#asked ??= get<Me>("/me").then(
      (me) => (this.data = me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.data = await put<Me>("/me", { name });
  }

  async protect(password: string): Promise<void> {
    await post("/me/password", { password });
    this.data = await get<Me>("/me");
  }

  async login(name: string, password: string): Promise<void> {
    await post("/login", { name, password });
    this.data = await get<Me>("/me");
  }

  async logout(): Promise<void> {
    await post("/logout");
    this.data = await get<Me>("/me");
  }
}

export const me = new Self();
