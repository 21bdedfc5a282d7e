import { lazyPart } from '@/ui/platform/lazy-part'

export const AccountNotice = lazyPart(() => import('./account-notice').then((loaded) => loaded.AccountNotice))
