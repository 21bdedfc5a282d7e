/** Somebody to call or write to, whatever table or catalogue they came from. */
export type DirectoryEntry = {
  readonly id: string
  readonly name: string
  /** What they do best; '' when they do not say. */
  readonly speciality: string
  /** The chip they belong to. */
  readonly category: string
  /** Out of five; null while nobody has rated them. */
  readonly rating: number | null
  readonly location: string
  readonly availability: string
  /** How many or how much they carry; '' where that means nothing. */
  readonly capacity: string
  readonly description: string
  readonly image: string | null
  /** As written in the data; `readPhone` decides whether it can be used. */
  readonly phone: string | null
  readonly whatsapp: string | null
}
