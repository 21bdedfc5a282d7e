import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mailedLink, type LoginSearch, type MailedLink } from '@/account/rules/login-search'

/**
 * The mailed link that was opened, until it is dropped. It leaves the address at once: a history does not keep its
 * token.
 */
export const useMailedLink = (search: LoginSearch): readonly [link: MailedLink | null, drop: () => void] => {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<MailedLink | null>(null)
  const given = mailedLink(search)
  useEffect(() => {
    if (search.token_hash === undefined) return
    setOpened(given)
    void navigate({ to: '/login', search: {}, replace: true })
    // The token names the link.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search.token_hash])
  return [given ?? opened, () => setOpened(null)]
}
