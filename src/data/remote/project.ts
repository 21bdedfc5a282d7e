/** The URL of the Supabase project: set by the build, otherwise the origin of the app. */
export const projectUrl = (): string => import.meta.env.VITE_SUPABASE_URL || globalThis.location.origin

/** The publishable key. It identifies the project; access is limited by row-level security. */
export const projectKey = (): string => import.meta.env.VITE_SUPABASE_ANON_KEY

export const publicPictureUrl = (bucket: string, path: string): string =>
  `${projectUrl()}/storage/v1/object/public/${bucket}/${path}`

/** Resolves a picture's address from the database: one that begins with `/storage/` is relative to the project. */
export const pictureUrl = (address: string): string => (address.startsWith('/storage/') ? `${projectUrl()}${address}` : address)
