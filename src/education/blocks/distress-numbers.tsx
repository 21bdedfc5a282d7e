import { useHelpNumbers } from '@/store/help-numbers'
import { distressLines } from '@/kit/rules/national-numbers'
import { HelpNumbers } from '@/kit/list/help-numbers'

/** Whom to call for somebody who thinks of harming themselves. */
export const DistressNumbers = () => <HelpNumbers {...useHelpNumbers(distressLines)} />
