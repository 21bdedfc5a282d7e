// Chunk: profile

import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { profileSearch } from '@/account/rules/account-url'
import { CampusCard } from '@/campus/campus-card'
import { LanguageChoice } from '@/app/language/language-choice'
import { Places } from '@/cart'
import { useBack } from '@/app/shell'
import { ProfilePage } from '@/account/profile/profile-page'
import { lazyPart } from '@/kit/platform/lazy-part'
import { screens } from '@/screens'

/** Loads the code of the lock once it is asked for. */
const ConfirmPin = lazyPart(() => import('@/health/cycle/settings/pin/confirm-pin').then((loaded) => loaded.ConfirmPin))

/** Connects the profile to the URL. */
export function ProfileScreen() {
  const { view, language } = profileSearch(useSearch({ from: screens.profile.path }))
  const navigate = useNavigate({ from: screens.profile.path })
  const canGoBack = useCanGoBack()
  const { history } = useRouter()
  // Entering edit mode pushes a history entry, so that Back leaves it; leaving otherwise replaces the entry.
  const show = (next: typeof view, replace: boolean) =>
    void navigate({ search: profileSearch({ view: next }), replace })
  // A reload would ask for the language of the link again.
  const leaveLink = () => void navigate({ search: {}, replace: true, resetScroll: false })
  return (
    <ProfilePage
      view={view}
      onBack={useBack()}
      onEdit={() => show('edit', false)}
      onShow={() => show(undefined, true)}
      confirmPin={ConfirmPin}
      campus={<CampusCard />}
      language={<LanguageChoice wanted={language} onChanged={() => canGoBack && history.back()} onLeft={leaveLink} />}
      places={
        <Suspense>
          <Places />
        </Suspense>
      }
    />
  )
}
