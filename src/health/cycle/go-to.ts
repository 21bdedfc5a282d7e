export const premiumTitleId = 'premium-title'

/** Scrolls to a title and moves keyboard focus to it. */
const goTo = (titleId: string): void => {
  const title = document.getElementById(titleId)
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'start' })
}

export const goToPremium = (): void => goTo(premiumTitleId)
