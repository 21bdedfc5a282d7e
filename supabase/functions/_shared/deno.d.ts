/** The part of the Edge runtime's API that is used here. */
declare const Deno: {
  serve(handle: (request: Request) => Promise<Response>): unknown
  readonly env: { toObject(): Record<string, string> }
}
