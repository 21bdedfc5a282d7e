import { useHelpNumbers } from '@/data/help-numbers'
import { distressLines } from '@/domain/shared/national-numbers'
import { HelpNumbers } from '@/ui/list/help-numbers'

/** Whom to call for somebody who thinks of harming themselves. */
export const DistressNumbers = () => <HelpNumbers {...useHelpNumbers(distressLines)} />
