import { NotConfirmedError, type PhoneLock } from '@/health/cycle/store/phone-lock'
import { site } from '@/kit/rules/site'

const randomBytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

/** Nothing verifies the signature over it: WebAuthn is used only for the PRF secret. */
const challenge = (): Uint8Array<ArrayBuffer> => randomBytes(32)

const requestCredential = async (request: Promise<Credential | null>): Promise<PublicKeyCredential> => {
  const credential = await request.catch((error: unknown) => {
    if (error instanceof DOMException)
      throw new NotConfirmedError('the phone did not confirm the user', { cause: error })
    throw error
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw new NotConfirmedError('the phone returned no public key credential')
}

const toBytes = (source: BufferSource): Uint8Array<ArrayBuffer> =>
  source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))

/** WebAuthn with the PRF extension (W3C Web Authentication Level 3, 10.1.4). A browser that cannot say has none. */
export const platformLock: PhoneLock = {
  isAvailable: async () =>
    'PublicKeyCredential' in globalThis &&
    (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)),
  async create() {
    const credential = await requestCredential(
      navigator.credentials.create({
        publicKey: {
          challenge: challenge(),
          rp: { name: site.name },
          // The phone shows these names in its list of passkeys, so they must not mention a cycle log.
          user: { id: randomBytes(16), name: `${site.name} lock`, displayName: `${site.name} lock` },
          pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            residentKey: 'preferred',
            userVerification: 'required',
          },
          extensions: { prf: {} },
        },
      }),
    )
    if (credential.getClientExtensionResults().prf?.enabled !== true) return null
    return { credential: new Uint8Array(credential.rawId), salt: randomBytes(32) }
  },
  async secretOf({ credential, salt }) {
    const assertion = await requestCredential(
      navigator.credentials.get({
        publicKey: {
          challenge: challenge(),
          allowCredentials: [{ type: 'public-key', id: credential }],
          userVerification: 'required',
          extensions: { prf: { eval: { first: salt } } },
        },
      }),
    )
    const secret = assertion.getClientExtensionResults().prf?.results?.first
    if (!secret) throw new NotConfirmedError('the phone returned no PRF secret')
    return toBytes(secret)
  },
}
