import { createHash } from 'node:crypto'
import type { TestUser } from '../backend/start-backend.ts'

const encodings = (bytes: Buffer): string[] => [
  bytes.toString('hex'),
  bytes.toString('base64').replace(/=+$/, ''),
  bytes.toString('base64url'),
]

const hashes = (text: string): string[] =>
  ['md5', 'sha1', 'sha256'].flatMap((algorithm) => encodings(createHash(algorithm).update(text).digest()))

/** Everything that identifies a user in a response: their identifiers in the usual encodings and hashes. */
export function traces({ user, email }: TestUser, extra: readonly string[] = []): readonly string[] {
  const compactId = user.id.replaceAll('-', '')
  const identifiers = [user.id, user.id.toUpperCase(), compactId, email, email.split('@')[0] ?? email, ...extra]
  return [
    ...identifiers,
    ...encodings(Buffer.from(compactId, 'hex')),
    ...[user.id, compactId, email].flatMap((text) => [...encodings(Buffer.from(text)), ...hashes(text)]),
  ].map((trace) => trace.toLowerCase())
}

/** The given traces that a response contains. */
export const tracesIn = (response: string, wanted: readonly string[]): readonly string[] => {
  const text = response.toLowerCase()
  return wanted.filter((trace) => text.includes(trace))
}
