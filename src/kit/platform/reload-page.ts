/** Stores what a screen has not stored yet. */
type Save = () => Promise<unknown>

const saves = new Set<Save>()
/** A storage that hangs must neither keep an old version nor leave a log open. */
const patienceMs = 2000

export const saveBeforeReload = (save: Save): void => void saves.add(save)

/** Resolves when everything is stored, or cannot be. */
export const saveAll = async (): Promise<void> => {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled([...saves].map((save) => save())), patience])
}

/** Loads the page again without losing anything. Drafts need no time: they are stored as they are typed. */
export const reloadPage = (): void => {
  // Some texts are stored when their field is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  void saveAll().then(() => location.reload())
}
