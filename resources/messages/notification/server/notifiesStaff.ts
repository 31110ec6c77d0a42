import type { Registry } from '../../../../src/core/index.ts'

/** Whether a shop tells its staff anything; one without notifications has nothing to choose, and asks no address. */
export const notifiesStaff = ({ notification, notificationKey }: Registry): boolean =>
  Boolean(notification && notificationKey)
