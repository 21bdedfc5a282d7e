/** Somebody to call or message, from any table or catalogue. */
export type DirectoryEntry = {
  readonly id: string
  readonly name: string
  /** '' when unknown. */
  readonly speciality: string
  /** The value of their chip. */
  readonly category: string
  /** 0 to 5; null when unrated. */
  readonly rating: number | null
  readonly location: string
  readonly availability: string
  /** Passengers or load; '' when not applicable. */
  readonly capacity: string
  readonly description: string
  readonly image: string | null
  /** Unparsed; `readPhone` decides whether it can be used. */
  readonly phone: string | null
  readonly whatsapp: string | null
}
