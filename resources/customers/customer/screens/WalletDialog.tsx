import { useGetOne, useLocale } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatMoney } from '../../../../src/fields/money/formatMoney.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import { customer } from '../customer.ts'
import { walletLimit } from '../rules/walletLimit.ts'
import { useOwn } from './useOwn.ts'

/** Adds to a customer's credit or takes from it, with the reason. */
export default function WalletDialog(props: OwnActionProps<RecordOf<typeof customer>>) {
  const { text, action } = useOwn()
  const locale = useLocale() ?? 'en'
  const isLimited = useViewer().type !== 'ADMIN'
  const [record] = props.records
  // A list gives only what its columns show.
  const { data } = useGetOne<RecordOf<typeof customer>>(customer.path, { id: record?.id ?? '' })
  const money = (paise: number) => formatMoney(paise, locale)
  return (
    <OperationDialog<{ balance: number }>
      {...props}
      operation="adjustWallet"
      title={action('adjustWallet')}
      asked={[
        {
          name: 'amount',
          label: text('amount'),
          help: [
            text('amountHint', { balance: data ? money(data.walletBalance ?? 0) : '…' }),
            ...(isLimited ? [text('amountLimit', { most: money(walletLimit) })] : []),
          ].join(' '),
          dir: 'ltr',
          maxLength: 12,
        },
        { name: 'reason', label: text('reason'), maxLength: 255 },
      ]}
      submit={text('change')}
      input={({ amount = '', reason }) =>
        /^[-−]?\d{1,8}([.,]\d{1,2})?$/.test(amount.trim())
          ? { amount: Math.round(Number(amount.trim().replace(',', '.').replace('−', '-')) * 100), reason }
          : undefined
      }
      said={({ balance }) => text('changed', { balance: money(balance) })}
    />
  )
}
