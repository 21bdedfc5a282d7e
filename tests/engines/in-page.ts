export type Role = 'button' | 'link' | 'heading' | 'textbox' | 'tab' | 'switch' | 'dialog' | 'status' | 'alert'

/**
 * Runs in the page: the first visible element of a role whose accessible name is `name`, or begins with it before a
 * comma, as "Cart, 2 items" does. The engines share no way to look an element up by its name.
 */
export const elementByName = (role: Role, name: string): Element | null => {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
    tab: '[role=tab]',
    switch: '[role=switch]',
    dialog: 'dialog[open], [role=dialog]',
    status: '[role=status]',
    alert: '[role=alert]',
  }
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const labelsOf = (element: Element) => {
    const labelledBy = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
    const fieldLabel =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? textOf(element.labels?.[0])
        : undefined
    const placeholder = element.getAttribute('placeholder') ?? undefined
    return [element.getAttribute('aria-label') ?? labelledBy ?? fieldLabel ?? textOf(element), placeholder]
  }
  const isNamed = (element: Element) =>
    labelsOf(element).some(
      (label) =>
        label === name || label?.startsWith(`${name},`) || label?.startsWith(`${name} ,`) || label === `${name} *`,
    )
  // A status or an alert is found by its text.
  const says = (element: Element) =>
    ((role === 'status' || role === 'alert') && textOf(element).includes(name)) || isNamed(element)
  return (
    [...document.querySelectorAll(selectors[role])].find(
      (element) => says(element) && element.checkVisibility({ visibilityProperty: true }),
    ) ?? null
  )
}
