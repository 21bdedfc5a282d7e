import { useEffect, useMemo, useState } from 'react'

/** A picture that is only on this phone, with a unique key. */
export type LocalPicture = { readonly key: string; readonly bytes: ArrayBuffer; readonly type: string }

const haveSameKeys = (a: readonly LocalPicture[], b: readonly LocalPicture[]): boolean =>
  a.length === b.length && a.every(({ key }, index) => key === b[index]?.key)

/** Object URLs of these pictures by key, revoked on unmount. */
export const useObjectUrls = (pictures: readonly LocalPicture[]): ReadonlyMap<string, string> => {
  const [shown, setShown] = useState(pictures)
  // The same pictures keep their URLs when they are read again, so that no image reloads.
  if (shown !== pictures && !haveSameKeys(shown, pictures)) setShown(pictures)
  const urls = useMemo(
    () => new Map(shown.map(({ key, bytes, type }) => [key, URL.createObjectURL(new Blob([bytes], { type }))])),
    [shown],
  )
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls])
  return urls
}
