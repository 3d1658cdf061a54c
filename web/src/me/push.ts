import { request } from '../remote/api.ts';

/** Subscribes the browser to the server's push messages; false when the person or the browser refuses. */
export async function subscribe(key: string): Promise<boolean> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    return (await request('POST', '/notices/push', { endpoint, keys })).ok;
  } catch {
    return false;
  }
}

export async function unsubscribe(): Promise<boolean> {
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (subscription == null) return true;
  await request('DELETE', '/notices/push', { endpoint: subscription.endpoint });
  return subscription.unsubscribe();
}
