import { parseJson } from '@/kit/rules/parse-json'
import type { StoredContent, StoredPage } from './cycle-db'
import { padded, pageId, seal, unseal, type PageKeys } from '@/store/sealed-rows/sealing'

/** The encoding of stored pages. */
export type Codec = {
  /** The id under which a page is stored. */
  readonly idOf: (name: string) => Promise<string>
  readonly encode: (id: string, content: unknown) => Promise<StoredContent>
  /** @returns undefined if this codec cannot read the page */
  readonly decode: (page: StoredPage) => Promise<unknown>
}

export const plainCodec: Codec = {
  idOf: async (name) => name,
  encode: async (_id, content) => ({ kind: 'plain', content }),
  decode: async (page) => (page.kind === 'plain' ? page.content : undefined),
}

export const sealedCodec = (keys: PageKeys): Codec => ({
  idOf: (name) => pageId(keys, name),
  encode: async (id, content) => ({
    kind: 'sealed',
    sealed: await seal(keys.content, padded(JSON.stringify(content)), id),
  }),
  decode: async (page) => {
    const bytes = page.kind === 'sealed' ? await unseal(keys.content, page.sealed, page.id) : null
    return bytes ? parseJson(new TextDecoder().decode(bytes)) : undefined
  },
})
