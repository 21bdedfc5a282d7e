/** The Supabase project that the build names, or the origin that served the app. */
export const projectUrl = (): string => import.meta.env.VITE_SUPABASE_URL || globalThis.location.origin

/** The publishable key: it names the project and opens nothing that row-level security does not. */
export const projectKey = (): string => import.meta.env.VITE_SUPABASE_ANON_KEY

/** Where everybody can see a picture of a public bucket. */
export const publicPictureUrl = (bucket: string, path: string): string =>
  `${projectUrl()}/storage/v1/object/public/${bucket}/${path}`

/** A picture's address as the database has it: one that begins with the storage path lies with the project. */
export const pictureUrl = (address: string): string => (address.startsWith('/storage/') ? `${projectUrl()}${address}` : address)
