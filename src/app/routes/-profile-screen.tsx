import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Suspense, type ComponentProps } from 'react'
import type { Language } from '@/kit/rules/language'
import { CampusCard } from '@/campus/campus-card'
import { LanguageChoice } from '@/app/language/language-choice'
import { Places } from '@/cart'
import { ProfilePage } from '@/account/profile/profile-page'
import { lazyPart } from '@/kit/platform/lazy-part'

/** Loads the code of the lock once it is asked for. */
const ConfirmPin = lazyPart(() => import('@/health/cycle/settings/pin/confirm-pin').then((loaded) => loaded.ConfirmPin))

type ProfileScreenProps = Omit<ComponentProps<typeof ProfilePage>, 'campus' | 'language' | 'places' | 'confirmPin'> & {
  /** The language that a link asks for. */
  language: Language | undefined
}

export function ProfileScreen({ language, ...props }: ProfileScreenProps) {
  const canGoBack = useCanGoBack()
  const { history, navigate } = useRouter()
  const places = (
    <Suspense>
      <Places />
    </Suspense>
  )
  // A reload would ask for the language of the link again.
  const leaveLink = () => void navigate({ to: '/profile', search: {}, replace: true, resetScroll: false })
  const languageChoice = (
    <LanguageChoice wanted={language} onChanged={() => canGoBack && history.back()} onLeft={leaveLink} />
  )
  return (
    <ProfilePage {...props} confirmPin={ConfirmPin} campus={<CampusCard />} language={languageChoice} places={places} />
  )
}
