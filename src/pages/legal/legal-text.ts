/** A paragraph, a list of points, or a link. */
export type LegalBlock = string | readonly string[] | { readonly link: string; readonly text: string }

type LegalSection = {
  /** The section's anchor in the URL. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

export type LegalText = {
  readonly title: string
  readonly updated: string
  readonly summary: string
  readonly sections: readonly LegalSection[]
}
