import type { Page } from '@playwright/test'
import type { Locate } from './locators.ts'

type Device = { isMobile: boolean }

/** A state of a screen besides its initial one. */
export type State = {
  /** The query string. */
  query?: string
  /** Brings the screen into the state. */
  open?: (page: Page, device: Device) => Promise<void>
  /** Its heading, if it differs from the screen's. */
  heading?: string
  /** Visible once the state is ready. */
  shows: Locate
}

export type Screen = {
  /** The document's title, without the name of the app. */
  title: string | null
  /** The one heading of level 1. */
  heading: string
  shows: Locate
  /** Its code is not precached; offline the screen says so under its title. */
  onlineOnly?: true
  states?: Readonly<Record<string, State>>
}
