import { TextField } from './fields.tsx'

/**
 * A postcode and the place it is in, beside each other where there is room.
 * @param props.at the group that both stand in: `location`
 */
export const PostcodeAndPlace = ({ at }: { at: string }) => (
  <div className="grid gap-x-3 sm:grid-cols-3 sm:items-end">
    <TextField name={`${at}.zipcode`} width="short" />
    <div className="sm:col-span-2">
      <TextField name={`${at}.city`} />
    </div>
  </div>
)
