// Chunk: pregnancy-sheets

import { useHelpNumbers } from '@/campus/store/help-numbers'
import { HelpNumbers } from '@/campus/help-numbers'

/** The numbers to call, under the danger signs. */
export const EmergencyNumbers = () => <HelpNumbers {...useHelpNumbers()} />
