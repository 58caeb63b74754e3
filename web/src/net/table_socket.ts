import { connectivity } from "./connectivity.svelte";
import type { Command, Hints, Message, Told, Update } from "../wire";

const FIRST = 300; // milliseconds before the first retry; doubled each time
const MOST = 15_000;
const QUIET = 20_000; // milliseconds of silence before a ping
const PATIENCE = 8_000; // milliseconds to wait for the answer, or for a connection
const REFUSED = 1008; // the code by which the server refuses this socket

/** What a table socket calls when a message comes or its state changes. */
export interface SocketListener {
  update(update: Update): void;
  hints(hints: Hints): void;
  problem(why: Message, re: number): void;
  state(state: SocketState): void;
}

/** Connecting for the first time, connected, broken and trying again, or over for good. */
export type SocketState = "coming" | "up" | "down" | "closed";

/** The WebSocket of a table. It reconnects by itself and asks for everything after the last change it received. */
export class TableSocket {
  since: number; // the last change that this page knows
  #table: string;
  #listener: SocketListener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = false; // whether it was ever connected
  #timer = 0;
  #over = false;

  constructor(table: string, listener: SocketListener, since = 0) {
    this.#table = table;
    this.#listener = listener;
    this.since = since;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#seen);
    listener.state("coming");
    this.#connect();
  }

  /** Send a command. False if there is no connection. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  /** Close the socket for good. */
  close(): void {
    this.#over = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    if (this.#over) return;
    const address = new URL(`/api/tables/${encodeURIComponent(this.#table)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(this.since));
    if (this.#heard) void connectivity.answers(); // the server may have been upgraded meanwhile
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#wait(PATIENCE, this.#lost);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Told);
    socket.onclose = (event) => {
      if (event.code === REFUSED) this.#end();
      else this.#lost();
    };
  }

  #hear(told: Told): void {
    this.#tries = 0;
    this.#heard = true;
    this.#wait(QUIET, this.#ask);
    if (told.type === "update") {
      this.since = told.view.number;
      this.#listener.state("up");
      this.#listener.update(told);
    } else if (told.type === "hints") this.#listener.hints(told);
    else if (told.type === "problem") this.#listener.problem(told.why, told.re);
  }

  /** Send a ping. */
  #ask = (): void => {
    if (this.send({ type: "ping" })) this.#wait(PATIENCE, this.#lost);
    else this.#lost();
  };

  #lost = (): void => {
    if (this.#over) return;
    this.#drop();
    this.#listener.state("down");
    const pause = Math.min(MOST, FIRST * 2 ** this.#tries++);
    this.#wait(pause * (0.7 + 0.6 * Math.random()), () => this.#connect()); // spread the retries after a restart
  };

  /** The network is back: don't wait any longer. */
  #now = (): void => {
    this.#tries = 0;
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
  };

  /** The page is visible again: the connection may have died while it was hidden. */
  #seen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask();
    else this.#now();
  };

  #end(): void {
    this.close();
    this.#listener.state("closed");
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, milliseconds);
  }
}
