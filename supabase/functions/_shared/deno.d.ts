/** What the Edge runtime offers, as far as it is used. */
declare const Deno: {
  serve(handle: (request: Request) => Promise<Response>): unknown
  readonly env: { toObject(): Record<string, string> }
}
