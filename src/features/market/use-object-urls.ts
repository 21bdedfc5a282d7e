import { useEffect, useMemo, useState } from 'react'

/** A picture that is only on this phone, under a name of its own. */
export type LocalPicture = { readonly key: string; readonly bytes: ArrayBuffer; readonly type: string }

const isSame = (some: readonly LocalPicture[], others: readonly LocalPicture[]): boolean =>
  some.length === others.length && some.every(({ key }, place) => key === others[place]?.key)

/** Addresses under which these pictures can be shown while the screen is there. */
export const useObjectUrls = (pictures: readonly LocalPicture[]): ReadonlyMap<string, string> => {
  const [shown, setShown] = useState(pictures)
  // The same pictures read once more keep their addresses: nothing on the screen loads again.
  if (shown !== pictures && !isSame(shown, pictures)) setShown(pictures)
  const addresses = useMemo(
    () => new Map(shown.map(({ key, bytes, type }) => [key, URL.createObjectURL(new Blob([bytes], { type }))])),
    [shown],
  )
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses])
  return addresses
}
