/** What /profile keeps in its address. */
export type ProfileSearch = { readonly view?: 'edit' | 'unsent' | undefined }

/** A value that makes no sense falls away: it is overwritten, because the router lays this over what the address said. */
export const profileSearch = ({ view }: Record<string, unknown>): ProfileSearch => ({
  view: view === 'edit' || view === 'unsent' ? view : undefined,
})
