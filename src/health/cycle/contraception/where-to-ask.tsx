import { Text } from '@mantine/core'
import { helpNumbers } from '@/campus/store/help-numbers'
import { healthLines } from '@/kit/rules/national-numbers'
import { where } from '#words/health/cycle/screens-contraception'
import { HelpNumbers } from '@/campus/help-numbers'

/** Whom to ask about a pill. The contacts of the campus are for emergencies. */
export function WhereToAsk() {
  return (
    <div>
      <Text fw={600}>{where}</Text>
      <HelpNumbers {...helpNumbers([], healthLines)} />
    </div>
  )
}
