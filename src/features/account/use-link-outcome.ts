import { useEffect, useState } from 'react'
import { readSignInFromAddress } from '@/data/session/account'
import { bringsSignIn } from '@/data/session/sign-in-address'
import type { LoginSearch } from '@/domain/account/login-search'
import { linkOutcome, type LinkOutcome } from './link-outcome'

/** Reads what the address brought, once for each visit by a link; null while it is being read. */
export const useLinkOutcome = (type: LoginSearch['type'], onNews: (news: LinkOutcome) => void): LinkOutcome | null => {
  // The library takes its code out of the address when it is done, perhaps before this screen shows: `type` tells, too.
  const [asked] = useState(() => type !== undefined || bringsSignIn(location.href))
  const [news, setNews] = useState<LinkOutcome | null>(asked ? null : { kind: 'nothing' })
  useEffect(() => {
    if (!asked) return undefined
    let gone = false
    void readSignInFromAddress().then((answer) => {
      if (gone) return
      const told = linkOutcome(type, answer)
      setNews(told)
      onNews(told)
    })
    return () => void (gone = true)
    // What was asked at the start is answered once, whatever the address says by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return news
}
