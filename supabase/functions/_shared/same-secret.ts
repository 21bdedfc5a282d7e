const digestOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Compares the digests in full: timing reveals nothing about the secret. */
async function equalsInConstantTime(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([digestOf(first), digestOf(second)])
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0
}

/** True if the request carries the secret as its bearer token. */
export const hasSecret = (request: Request, secret: string): Promise<boolean> =>
  equalsInConstantTime(/^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '', secret)
