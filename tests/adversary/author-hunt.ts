import { createHash } from 'node:crypto'
import type { Person } from '../backend/start-backend.ts'

const encodings = (bytes: Buffer): string[] => [bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url')]

const hashes = (text: string): string[] => ['md5', 'sha1', 'sha256'].flatMap((algorithm) => encodings(createHash(algorithm).update(text).digest()))

/** Everything by which an answer could name a person: what identifies them, written or hashed in any usual way. */
export function traces({ user, email }: Person, more: readonly string[] = []): readonly string[] {
  const bare = user.id.replaceAll('-', '')
  const forms = [user.id, user.id.toUpperCase(), bare, email, email.split('@')[0] ?? email, ...more]
  return [
    ...forms,
    ...encodings(Buffer.from(bare, 'hex')),
    ...[user.id, bare, email].flatMap((text) => [...encodings(Buffer.from(text)), ...hashes(text)]),
  ].map((trace) => trace.toLowerCase())
}

/** Which of a person's traces an answer holds. */
export const tracesIn = (answer: string, wanted: readonly string[]): readonly string[] => {
  const text = answer.toLowerCase()
  return wanted.filter((trace) => text.includes(trace))
}
