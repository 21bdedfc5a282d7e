import { followDraft, isSameTexts, type Texts } from '@/kit/rules/follow-draft'
import { draftExpiry, keepApart, keepDraft, readDraft, removeDraft, wasRemoved, type DraftName } from './drafts'

/** The stored draft of a form, as one tab knows it. */
export class TabDraft {
  /** The texts that it has last read or stored; null for none. */
  #known: Texts | null = null
  /** True if the phone has that. Storage may be full, or blocked: then a draft that is missing was not sent. */
  #isStored = true
  /** When that expires, in milliseconds since the epoch; null where nothing is stored. */
  #expiry: number | null = null

  get known(): Texts | null {
    return this.#known
  }

  /** Reads it again. */
  read(name: DraftName): void {
    this.reads(readDraft(name), draftExpiry(name))
  }

  /** It was read as this. @param expiry as of `draftExpiry()` */
  reads(texts: Texts | null, expiry: number | null): void {
    this.#known = texts
    this.#isStored = true
    this.#expiry = expiry
  }

  /** Stores what this tab shows, but not over a text that it has not read. @param texts null for nothing */
  store(name: DraftName, texts: Texts | null): void {
    if (this.#isOther(readDraft(name))) return this.keepApart(name, texts ?? {})
    if (texts === null) removeDraft(name)
    this.#isStored = texts === null || keepDraft(name, texts)
    this.#known = texts
    this.#expiry = draftExpiry(name)
  }

  keepApart(name: DraftName, texts: Texts): void {
    this.#isStored = keepApart(name, texts)
    this.#known = texts
    this.#expiry = draftExpiry(name)
  }

  /**
   * Reads what another tab may have stored or removed.
   * @param here what this tab shows; null for nothing
   * @returns whether it has to show what is stored now
   */
  follow(name: DraftName, here: Texts | null): boolean {
    const found = readDraft(name)
    if (!this.#isOther(found)) return false
    // The form was open for longer than drafts are kept: the text has expired, nobody has sent it.
    if (here && found === null && this.#expiry !== null && this.#expiry <= Date.now()) {
      this.#isStored = false
      this.store(name, here)
      return false
    }
    if (here && !wasRemoved(name, here) && followDraft(here, this.#stored, found) === 'apart') {
      this.keepApart(name, here)
      return false
    }
    this.reads(found, draftExpiry(name))
    return true
  }

  get #stored(): Texts | null {
    return this.#isStored ? this.#known : null
  }

  #isOther(found: Texts | null): boolean {
    return !isSameTexts(found, this.#stored)
  }
}
