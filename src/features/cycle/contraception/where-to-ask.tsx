import { Text } from '@mantine/core'
import { useHelpNumbers } from '@/data/help-numbers'
import { healthLines } from '@/domain/shared/national-numbers'
import { where } from '@/messages/cycle/screens-contraception.gen'
import { HelpNumbers } from '@/ui/list/help-numbers'

/** Whom to ask about a pill. */
export function WhereToAsk() {
  const numbers = useHelpNumbers(healthLines)
  return (
    <div>
      <Text fw={600}>{where}</Text>
      <HelpNumbers {...numbers} />
    </div>
  )
}
