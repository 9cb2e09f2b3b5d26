/** What the folder brings of its own for the home page and the footer. */
export const ownParts = {
  banners: [
    {
      place: 'home',
      picture: './hero.svg',
      title: { EN: 'Lantern nights', TH: 'คืนโคมไฟ', AR: 'ليالي الفوانيس' },
      leadsTo: '/promotions',
    },
  ],
  footerLinks: [
    {
      title: { EN: 'Work with us', TH: 'ร่วมงานกับเรา', AR: 'اعمل معنا' },
      url: 'https://careers.goldenlantern.example/',
    },
  ],
}
