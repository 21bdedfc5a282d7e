import { NotConfirmedError, type PhoneLock } from '@/data/cycle/phone-lock'
import { site } from '@/domain/shared/site'

const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

/** Nobody checks what the phone answers to it: it is asked for its secret alone. */
const challenge = (): Uint8Array<ArrayBuffer> => random(32)

const confirmed = async (asked: Promise<Credential | null>): Promise<PublicKeyCredential> => {
  const credential = await asked.catch((error: unknown) => {
    if (error instanceof DOMException) throw new NotConfirmedError('the phone did not confirm', { cause: error })
    throw error
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw new NotConfirmedError('the phone answered with no key')
}

const bytesOf = (source: BufferSource): Uint8Array<ArrayBuffer> =>
  source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))

/** WebAuthn with the PRF extension (W3C Web Authentication Level 3, 10.1.4). */
export const platformLock: PhoneLock = {
  isAvailable: async () => 'PublicKeyCredential' in globalThis && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)),
  async create() {
    const credential = await confirmed(
      navigator.credentials.create({
        publicKey: {
          challenge: challenge(),
          rp: { name: site.name },
          // The phone lists it by this name: it says nothing of a log.
          user: { id: random(16), name: `${site.name} lock`, displayName: `${site.name} lock` },
          pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: { authenticatorAttachment: 'platform', residentKey: 'preferred', userVerification: 'required' },
          extensions: { prf: {} },
        },
      }),
    )
    if (credential.getClientExtensionResults().prf?.enabled !== true) return null
    return { credential: new Uint8Array(credential.rawId), salt: random(32) }
  },
  async secretOf({ credential, salt }) {
    const answer = await confirmed(
      navigator.credentials.get({
        publicKey: {
          challenge: challenge(),
          allowCredentials: [{ type: 'public-key', id: credential }],
          userVerification: 'required',
          extensions: { prf: { eval: { first: salt } } },
        },
      }),
    )
    const secret = answer.getClientExtensionResults().prf?.results?.first
    if (!secret) throw new NotConfirmedError('the phone gave no secret')
    return bytesOf(secret)
  },
}
