/** The app's icon. */
export function Logo() {
  return <img src="/icons/favicon.svg" alt="" width={32} height={32} />
}
