import { lazyPart } from '@/ui/lazy-part'

export const AccountNotice = lazyPart(() => import('./account-notice').then((loaded) => loaded.AccountNotice))
