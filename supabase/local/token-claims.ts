import { parseJson } from '../../src/domain/shared/parse-json.ts'

/** What a token claims; its signature is not checked. @returns undefined for what is no token */
export const claimsOf = (token: string): unknown => parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
