import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '@/ui/platform/lazy-part'
import { useIsSettled } from '@/ui/platform/use-is-settled'
import './install-event'
import { useUpdate } from './use-update'
import classes from './notices.module.css'

const InstallNotice = lazyPart(() => import('./install-notice').then((loaded) => loaded.InstallNotice))
const StorageNotice = lazyPart(() => import('./storage-notice').then((loaded) => loaded.StorageNotice))
const UpdateNotice = lazyPart(() => import('./update-notice').then((loaded) => loaded.UpdateNotice))

/** What the app itself has to say: a new version, the offer to install, or that nothing can be kept (then nothing is offered). One at a time, after the page has settled. What an account has to say comes first. */
export function Notices({ ofAccount }: { ofAccount: ReactNode }) {
  const settled = useIsSettled()
  const update = useUpdate(settled)

  return (
    <aside className={classes.area} aria-label="About this app">
      <Suspense>
        {update.waiting && <UpdateNotice onUpdate={update.apply} onLater={update.later} />}
        {settled && ofAccount}
        {settled && !update.waiting && (
          <>
            <StorageNotice />
            <InstallNotice />
          </>
        )}
      </Suspense>
    </aside>
  )
}
