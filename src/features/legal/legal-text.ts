/** A paragraph, a list of points, or a way to a page of its own. */
export type LegalBlock = string | readonly string[] | { readonly link: string; readonly text: string }

type LegalSection = {
  /** Names the section in the URL's hash. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

export type LegalText = {
  readonly title: string
  readonly updated: string
  /** The gist, for who reads no further. */
  readonly summary: string
  readonly sections: readonly LegalSection[]
}
