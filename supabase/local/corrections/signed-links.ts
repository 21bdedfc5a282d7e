import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseJson } from '../../../src/kit/rules/parse-json.ts'

const verifyPath = '/auth/v1/verify'

/**
 * Correction: the tokens of mailed links.
 *
 * Lite makes a link's token of the address and the six digits of the same mail, so that a million guesses contain it.
 * Here the token carries a signature of 256 bits, and Lite gets to see no token without it.
 */
export class SignedLinks {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('tokens of mailed links').digest()
  }

  #signatureOf(token: string): Buffer {
    return createHmac('sha256', this.#key).update(token).digest()
  }

  /** The text of a mail with the tokens of its links signed. */
  sign(text: string): string {
    return text.replaceAll(
      /(:\/\/[^\s/]+\/login\?type=\w+&token_hash=)([\da-f]+)/g,
      (_all, before: string, token: string) => `${before}${token}.${this.#signatureOf(token).toString('base64url')}`,
    )
  }

  /** A signed token as Lite knows it; null if the signature is missing or wrong. */
  #open(signed: string): string | null {
    const [token = '', signature = ''] = signed.split('.')
    const [given, right] = [Buffer.from(signature, 'base64url'), this.#signatureOf(token)]
    return given.length === right.length && timingSafeEqual(given, right) ? token : null
  }

  /** The request as Lite gets to see it, and whether it carries a token that was signed here. */
  async opened(request: Request): Promise<{ readonly request: Request; readonly isSigned: boolean }> {
    const { url } = request
    if (request.body === null || new URL(url).pathname !== verifyPath) return { request, isSigned: false }
    const { method, headers } = request
    const text = await request.text()
    const body = parseJson(text)
    if (typeof body !== 'object' || body === null || !('token_hash' in body))
      return { request: new Request(url, { method, headers, body: text }), isSigned: false }
    // Lite also takes a list of one token for that token.
    const token = this.#open(String(body.token_hash))
    const opened = JSON.stringify({ ...body, token_hash: token ?? randomBytes(32).toString('hex') })
    const sized = new Headers(headers)
    sized.set('content-length', String(Buffer.byteLength(opened)))
    return { request: new Request(url, { method, headers: sized, body: opened }), isSigned: token !== null }
  }
}
