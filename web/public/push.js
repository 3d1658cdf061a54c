/* Part of the service worker: shows "it is your turn" and opens the table when it is pressed. */
self.addEventListener('push', (event) => {
  const { title = 'Ludoteca', text = '', link = '/' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: link, icon: '/icon.svg', data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.link ?? '/', self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => one.url === url) ?? pages[0];
    if (page === undefined) return self.clients.openWindow(url);
    await page.focus();
    return page.navigate(url);
  };
  event.waitUntil(open());
});
