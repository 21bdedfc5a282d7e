import type { StoredPage } from './cycle-db'
import { hiddenName, seal, unseal, type PageKeys } from './sealing'

type Body = Omit<Extract<StoredPage, { kind: 'plain' }>, 'id' | 'version'> | Omit<Extract<StoredPage, { kind: 'sealed' }>, 'id' | 'version'>

/** How pages are written at rest. */
export type Codec = {
  /** The name under which a page lies. */
  readonly idOf: (name: string) => Promise<string>
  readonly encode: (id: string, content: unknown) => Promise<Body>
  /** @returns undefined for what this codec cannot read */
  readonly decode: (page: StoredPage) => Promise<unknown>
}

export const plainCodec: Codec = {
  idOf: async (name) => name,
  encode: async (_id, content) => ({ kind: 'plain', content }),
  decode: async (page) => (page.kind === 'plain' ? page.content : undefined),
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const sealedCodec = (keys: PageKeys): Codec => ({
  idOf: (name) => hiddenName(keys, name),
  encode: async (id, content) => ({ kind: 'sealed', sealed: await seal(keys.content, new TextEncoder().encode(JSON.stringify(content)), id) }),
  decode: async (page) => {
    const bytes = page.kind === 'sealed' ? await unseal(keys.content, page.sealed, page.id) : null
    return bytes ? parse(new TextDecoder().decode(bytes)) : undefined
  },
})
