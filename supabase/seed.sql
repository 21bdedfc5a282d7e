-- Sample content, so that every screen looks alive on the first day. It runs once, on an empty database.
-- All phone numbers are samples of the form +254 700 000 0NN, written the many ways people write them.
-- Pictures are '/pictures/<sheet>.svg#<name>', the names are listed in tools/pictures/picture-names.json.
-- Nothing here has an owner: every user_id stays null.

-- Groceries: 20 produce, 11 dairy, 13 meat and fish, from six stores
with store (key, store_name, whatsapp) as (values
  ('njeri', 'Mama Njeri Fresh, Tudor', '+254 700 000 001'),
  ('kongowea', 'Kongowea Mboga Direct', '0700000002'),
  ('pwani', 'Pwani Dairy Corner, Ganjoni', '254700000003'),
  ('bahari', 'Bahari Fish Banda, Likoni', '+254700000004'),
  ('omari', 'Omari Butchery, Tudor Four', '0700 000 005'),
  ('kizingo', 'Kizingo Green Grocer', '+254 700 000 006')
), grocery (name, description, price, category, picture, store, age) as (values
  -- produce
  ('Sukuma Wiki (bunch)', 'Fresh kale picked this morning, enough for two plates.', 20, 'produce', 'sukuma-wiki', 'njeri', '2 hours'),
  ('Tomatoes (1 kg)', 'Firm, red and ready for the pan.', 120, 'produce', 'tomatoes', 'njeri', '2 hours 5 minutes'),
  ('Red Onions (1 kg)', 'Dry red onions that keep for weeks in a hostel room.', 110, 'produce', 'onions', 'kongowea', '5 hours'),
  ('Potatoes (1 kg)', 'Shangi waru for chips, bhajia or viazi karai.', 90, 'produce', 'potatoes', 'kongowea', '5 hours 10 minutes'),
  ('Cabbage (whole)', 'Tight, heavy head. One feeds the whole room for two days.', 70, 'produce', 'cabbage', 'njeri', '7 hours'),
  ('Spinach (bunch)', 'Tender leaves, washed once already.', 25, 'produce', 'spinach', 'njeri', '7 hours 30 minutes'),
  ('Carrots (1 kg)', 'Sweet and crunchy, good raw or in pilau.', 110, 'produce', 'carrots', 'kongowea', '9 hours'),
  ('Dhania (bunch)', 'That last touch for kachumbari and ndengu.', 15, 'produce', 'dhania', 'njeri', '10 hours'),
  ('Ripe Bananas (dozen)', 'Sweet bananas from Taita, not bruised.', 120, 'produce', 'bananas', 'kizingo', '12 hours'),
  ('Ngowe Mangoes (3 pieces)', 'Juicy coast mangoes from Malindi.', 100, 'produce', 'mangoes', 'kizingo', '14 hours'),
  ('Avocado (each)', 'Creamy Hass, soft in a day or two.', 30, 'produce', 'avocado', 'kizingo', '16 hours'),
  ('Oranges (5 pieces)', 'Thin skin, plenty of juice.', 100, 'produce', 'oranges', 'kizingo', '18 hours'),
  ('Pineapple (whole)', 'Sweet Malindi pineapple. We peel it free on request.', 120, 'produce', 'pineapple', 'kongowea', '1 day'),
  ('Watermelon (whole, about 3 kg)', 'Cold inside, just right for a hot afternoon.', 220, 'produce', 'watermelon', 'kongowea', '1 day 2 hours'),
  ('Green Maize (2 cobs)', 'For roasting or boiling with a pinch of salt.', 60, 'produce', 'green-maize', 'njeri', '1 day 6 hours'),
  ('Garlic (250 g)', 'Strong local garlic by the quarter, for pilau and bhajia.', 120, 'produce', 'garlic', 'kongowea', '1 day 9 hours'),
  ('Hoho, Green Capsicum (500 g)', 'Crisp capsicum for stew, pizza or salad.', 80, 'produce', 'capsicum', 'kizingo', '2 days'),
  ('Nazi, Coconut (each)', 'Mature coconut for tui. Grated free if you ask.', 50, 'produce', 'coconut', 'njeri', '2 days 3 hours'),
  ('Ndengu, Green Grams (1 kg)', 'Sorted and clean, cooks fast and saves gas.', 180, 'produce', 'green-grams', 'kongowea', '3 days'),
  ('Passion Fruit (500 g)', 'Wrinkled and sweet, good for a jug of juice.', 100, 'produce', 'passion-fruit', 'kizingo', '4 days'),
  -- dairy
  ('Fresh Milk Packet (500 ml)', 'Brookside fresh milk, from the fridge to your door.', 65, 'dairy', 'milk-packet', 'pwani', '1 hour'),
  ('Farm Milk (1 litre)', 'Boiled and cooled farm milk. Sealed in a clean bottle.', 110, 'dairy', 'milk-bottle', 'pwani', '3 hours'),
  ('Mala (500 ml)', 'Thick cultured milk, the best friend of ugali.', 75, 'dairy', 'mala', 'pwani', '6 hours'),
  ('Strawberry Yoghurt (500 ml)', 'Smooth and cold, sealed cup.', 165, 'dairy', 'yoghurt', 'pwani', '11 hours'),
  ('Eggs (half dozen)', 'Six grade A eggs in a safe carton.', 105, 'dairy', 'eggs', 'njeri', '13 hours'),
  ('Tray of Eggs (30)', 'Split it with your roommates and save.', 490, 'dairy', 'egg-tray', 'njeri', '20 hours'),
  ('Salted Butter (250 g)', 'Real butter, not margarine.', 380, 'dairy', 'butter', 'kizingo', '1 day 4 hours'),
  ('Gouda Cheese (250 g)', 'Mild and sliceable, keeps in the fridge for weeks.', 460, 'dairy', 'cheese', 'kizingo', '2 days 5 hours'),
  ('Ghee (500 g)', 'Fragrant ghee for chapati and pilau.', 620, 'dairy', 'ghee', 'pwani', '3 days 2 hours'),
  ('Cooking Cream (250 ml)', 'For pasta, soups and smooth curries.', 290, 'dairy', 'cream', 'pwani', '5 days'),
  ('Vanilla Ice Cream (1 litre)', 'Packed with an ice block so it reaches Tudor frozen.', 480, 'dairy', 'ice-cream', 'pwani', '6 days'),
  -- meat and fish
  ('Beef on Bone (500 g)', 'Cut to stew size, fresh every morning.', 320, 'meat', 'beef', 'omari', '4 hours'),
  ('Beef Mince (500 g)', 'Lean mince for samosa, spaghetti or meatballs.', 370, 'meat', 'beef-mince', 'omari', '4 hours 30 minutes'),
  ('Goat Meat (500 g)', 'Tender mbuzi for pilau or mchuzi.', 430, 'meat', 'goat-meat', 'omari', '8 hours'),
  ('Whole Chicken (about 1.2 kg)', 'Cleaned broiler, cut into eight on request.', 580, 'meat', 'whole-chicken', 'omari', '15 hours'),
  ('Chicken Drumsticks (500 g)', 'Six medium drumsticks, skin on.', 350, 'meat', 'chicken-drumsticks', 'omari', '17 hours'),
  ('Beef Sausages (500 g)', 'Halal beef sausages, about ten pieces.', 420, 'meat', 'sausages', 'omari', '22 hours'),
  ('Smokies (pack of 22)', 'Start your own smokie pasua corner.', 560, 'meat', 'smokies', 'omari', '1 day 8 hours'),
  ('Beef Liver (500 g)', 'Maini, thinly sliced and very fresh.', 380, 'meat', 'liver', 'omari', '1 day 12 hours'),
  ('Matumbo (500 g)', 'Well cleaned tripe, ready to boil.', 210, 'meat', 'matumbo', 'omari', '2 days 8 hours'),
  ('Tilapia (whole, about 500 g)', 'Scaled and gutted, fried free if you wait ten minutes.', 350, 'meat', 'tilapia', 'bahari', '9 hours 30 minutes'),
  ('Omena (250 g)', 'Clean, sun-dried omena with no sand.', 130, 'meat', 'omena', 'bahari', '1 day 1 hour'),
  ('Prawns (500 g)', 'Kamba from this morning, shell on.', 650, 'meat', 'prawns', 'bahari', '1 day 15 hours'),
  ('Pweza, Octopus (500 g)', 'Cleaned pweza for supu or coconut curry.', 400, 'meat', 'octopus', 'bahari', '3 days 6 hours')
)
insert into public.groceries (name, description, price, category, image_url, store_name, whatsapp, created_at)
select name, description, price, category, '/pictures/groceries.svg#' || picture, store_name, whatsapp, now() - age::interval
from grocery join store on store.key = grocery.store;

-- Medicines: six categories, antibiotics and hormones on prescription, a few out of stock
with medicine (name, description, price, stock, category, picture, prescription_required, age) as (values
  -- pain-relief
  ('Panadol Advance (10 tablets)', 'Paracetamol for headache, body pain and fever. Ask the pharmacist before combining it with other medicines.', 70, 120, 'pain-relief', 'tablets-white', false, '3 hours'),
  ('Panadol Extra (8 tablets)', 'Paracetamol with caffeine for stubborn headaches. Ask the pharmacist if it suits you.', 80, 85, 'pain-relief', 'tablets-red', false, '9 hours'),
  ('Hedex (10 tablets)', 'Fast relief of headache and other mild pain. Ask the pharmacist for advice.', 60, 140, 'pain-relief', 'tablets-blue', false, '1 day'),
  ('Mara Moja (10 tablets)', 'A Kenyan classic for headache and body aches. Ask the pharmacist if you take other painkillers.', 50, 200, 'pain-relief', 'tablets-yellow', false, '2 days'),
  ('Ibuprofen 400 mg (10 tablets)', 'For pain and swelling, including period cramps. Not for everybody with ulcers or asthma: ask the pharmacist.', 60, 96, 'pain-relief', 'tablets-orange', false, '3 days'),
  ('Diclofenac Gel (30 g)', 'Rub-on gel for sprains and sore muscles after a match. Ask the pharmacist for advice.', 180, 24, 'pain-relief', 'gel-tube', false, '5 days'),
  ('Deep Heat Rub (35 g)', 'Warming cream for stiff backs and tired legs. For unbroken skin only.', 420, 0, 'pain-relief', 'ointment-tube', false, '8 days'),
  ('Mefenamic Acid 250 mg (10 capsules)', 'For strong period pain. Given on prescription.', 150, 40, 'pain-relief', 'capsules-amber', true, '12 days'),
  -- antibiotics
  ('Amoxil 500 mg (15 capsules)', 'Amoxicillin antibiotic. Given on prescription only, tell the pharmacist about any penicillin allergy.', 320, 60, 'antibiotics', 'capsules-red', true, '5 hours'),
  ('Augmentin 625 mg (14 tablets)', 'Amoxicillin with clavulanic acid. Given on prescription only.', 1350, 14, 'antibiotics', 'tablets-white', true, '2 days 4 hours'),
  ('Azithromycin 500 mg (3 tablets)', 'Macrolide antibiotic. Given on prescription only.', 250, 38, 'antibiotics', 'tablets-pink', true, '4 days'),
  ('Flagyl 400 mg (21 tablets)', 'Metronidazole. Given on prescription only, ask the pharmacist about alcohol and this medicine.', 220, 52, 'antibiotics', 'tablets-yellow', true, '6 days'),
  ('Ciprofloxacin 500 mg (10 tablets)', 'Given on prescription only, after a clinician has seen you.', 180, 0, 'antibiotics', 'tablets-blue', true, '9 days'),
  ('Doxycycline 100 mg (10 capsules)', 'Given on prescription only. Ask the pharmacist about sunlight and this medicine.', 120, 44, 'antibiotics', 'capsules-green', true, '14 days'),
  ('Chloramphenicol Eye Drops (10 ml)', 'For bacterial eye infections. Given on prescription only.', 110, 31, 'antibiotics', 'eye-drops', true, '20 days'),
  -- vitamins
  ('Redoxon Vitamin C (10 effervescent tablets)', 'Orange-flavoured vitamin C. Ask the pharmacist if you need it.', 380, 48, 'vitamins', 'vitamin-c', false, '7 hours'),
  ('Multivitamin (30 tablets)', 'Everyday vitamins and minerals for busy semesters.', 450, 36, 'vitamins', 'multivitamin', false, '1 day 5 hours'),
  ('Zinc Sulphate 20 mg (10 tablets)', 'Zinc supplement. Ask the pharmacist before giving it to a child.', 80, 75, 'vitamins', 'zinc-tablets', false, '3 days 8 hours'),
  ('Ranferon Iron Capsules (30)', 'Iron with folic acid. Ask the pharmacist, or test first at the health centre.', 520, 22, 'vitamins', 'iron-tablets', false, '7 days'),
  ('Cod Liver Oil (60 capsules)', 'Omega oils with vitamins A and D.', 950, 9, 'vitamins', 'omega-oil', false, '11 days'),
  ('Scott''s Emulsion, Orange (200 ml)', 'Cod liver oil drink with a taste you will remember from home.', 620, 0, 'vitamins', 'syrup-orange', false, '16 days'),
  ('Neurobion (20 tablets)', 'Vitamin B complex. Ask the pharmacist if it suits you.', 560, 27, 'vitamins', 'vitamins-jar', false, '22 days'),
  -- cold-flu
  ('Piriton (10 tablets)', 'Chlorphenamine for allergies and runny nose. It can make you sleepy: ask the pharmacist.', 30, 180, 'cold-flu', 'tablets-yellow', false, '2 hours'),
  ('Cetirizine 10 mg (10 tablets)', 'For dust, hay fever and itchy skin. Ask the pharmacist for advice.', 50, 130, 'cold-flu', 'tablets-white', false, '1 day 3 hours'),
  ('Strepsils Honey and Lemon (8 lozenges)', 'Soothes a sore throat after cheering at the stadium.', 120, 64, 'cold-flu', 'lozenges', false, '2 days 9 hours'),
  ('Benylin Cough Syrup (100 ml)', 'For dry cough. Ask the pharmacist which cough syrup fits yours.', 480, 26, 'cold-flu', 'cough-syrup', false, '4 days 2 hours'),
  ('Coldcap (10 capsules)', 'For the blocked nose, headache and fever of a cold. Ask the pharmacist what not to mix it with.', 80, 110, 'cold-flu', 'capsules-red', false, '5 days 6 hours'),
  ('Vicks VapoRub (10 g tin)', 'Chest rub for a stuffy nose at night.', 90, 70, 'cold-flu', 'balm-tin', false, '10 days'),
  ('Otrivin Nasal Spray (10 ml)', 'Opens a blocked nose. Not for long use: ask the pharmacist.', 520, 0, 'cold-flu', 'nasal-spray', false, '18 days'),
  -- digestion
  ('ENO Lemon (2 sachets)', 'Fizzy relief of acidity after a heavy lunch.', 40, 250, 'digestion', 'ors-sachet', false, '6 hours'),
  ('Actal (10 tablets)', 'Chewable antacid for heartburn. Ask the pharmacist if it keeps coming back.', 50, 160, 'digestion', 'antacid-tablets', false, '1 day 7 hours'),
  ('Relcer Gel (180 ml)', 'Liquid antacid for heartburn and gas.', 350, 33, 'digestion', 'antacid-bottle', false, '3 days 3 hours'),
  ('ORS Sachets (4)', 'Oral rehydration salts for diarrhoea and heat. See a clinician if it does not stop.', 60, 220, 'digestion', 'ors-sachet', false, '6 days 5 hours'),
  ('Buscopan 10 mg (10 tablets)', 'For stomach cramps. Ask the pharmacist for advice.', 220, 45, 'digestion', 'tablets-green', false, '9 days 4 hours'),
  ('Omeprazole 20 mg (14 capsules)', 'Lowers stomach acid. Given on prescription.', 140, 58, 'digestion', 'capsules-purple', true, '13 days'),
  ('Zentel (1 tablet)', 'Albendazole for worms. Ask the pharmacist before use.', 120, 90, 'digestion', 'tablets-orange', false, '19 days'),
  -- contraceptive
  ('Femiplan Pills (1 cycle)', 'Combined daily contraceptive pills. Talk to the pharmacist before your first pack.', 60, 95, 'contraceptive', 'contraceptive-pills', false, '4 hours'),
  ('P2, Emergency Pill', 'Emergency contraception, not for regular use. Ask the pharmacist in private, without delay.', 130, 72, 'contraceptive', 'emergency-pill', false, '1 day 9 hours'),
  ('Trust Studded Condoms (pack of 3)', 'Protects against pregnancy and infections. Packed plainly.', 50, 300, 'contraceptive', 'condoms', false, '2 days 6 hours'),
  ('Microgynon 30 (1 cycle)', 'Combined contraceptive pills. Given on prescription, after a blood pressure check.', 320, 18, 'contraceptive', 'contraceptive-pills', true, '8 days 3 hours'),
  ('Depo-Provera Injection', 'Three-month contraceptive, given by a nurse at the chemist. On prescription.', 250, 0, 'contraceptive', 'syringe', true, '15 days'),
  ('Pregnancy Test Kit', 'Home test with simple instructions. The pharmacist can explain the result in private.', 80, 115, 'contraceptive', 'pregnancy-test', false, '17 days')
)
insert into public.medicines (name, description, price, stock, category, image_url, prescription_required, created_at)
select name, description, price, stock, category, '/pictures/medicine.svg#' || picture, prescription_required, now() - age::interval
from medicine;

-- Shops: the stationers, number 6, has given no contact number
insert into public.shops (id, shop_name, description, category, contact_number, image_url, created_at) values
  ('540b5000-0000-4000-8000-000000000001', 'Coast Gadgets Hub', 'Phones, chargers and laptop bits, tested before you pay. Tom Mboya Avenue, Tudor.', 'electronics', '+254 700 000 007', '/pictures/shop.svg#shop-electronics', now() - interval '90 days'),
  ('540b5000-0000-4000-8000-000000000002', 'Pwani Thrift and Trends', 'Clean mitumba and new kitenge at student prices, Markiti.', 'clothing', '0700000008', '/pictures/shop.svg#shop-clothing', now() - interval '80 days'),
  ('540b5000-0000-4000-8000-000000000003', 'Zuri Beauty Corner', 'Skin, hair and make-up for coastal weather. Ganjoni, opposite the stage.', 'beauty', '254700000009', '/pictures/shop.svg#shop-beauty', now() - interval '70 days'),
  ('540b5000-0000-4000-8000-000000000004', 'Tudor Duka la Jumla', 'Wholesale prices on cooking oils, sugar, flour and everything for the hostel kitchen.', 'groceries', '+254700000010', '/pictures/shop.svg#shop-groceries', now() - interval '60 days'),
  ('540b5000-0000-4000-8000-000000000005', 'Kizingo Mini Mart', 'Open till midnight: snacks, toiletries and the things you forgot.', 'groceries', '0700 000 011', '/pictures/shop.svg#shop-supermarket', now() - interval '50 days'),
  ('540b5000-0000-4000-8000-000000000006', 'Campus Stationers', null, null, null, '/pictures/shop.svg#shop-books', now() - interval '40 days');

-- Products: 15 electronics, 12 clothing, 12 beauty, 15 groceries, 6 without a category
with product (shop, name, description, price, category, stock, picture, age) as (values
  -- electronics
  (1, 'Itel A50 Smartphone', '64 GB, big battery, one year warranty. Comes with a screen guard.', 9800, 'electronics', 6, 'smartphone', '2 hours'),
  (1, 'Kabambe Feature Phone', 'Torch, FM radio and a week of battery.', 1500, 'electronics', 14, 'feature-phone', '8 hours'),
  (1, 'Fast Charger, Type-C', '18 W charger with a one-metre cable.', 750, 'electronics', 25, 'charger', '1 day'),
  (1, 'Power Bank 10,000 mAh', 'Two full charges when the lights go off.', 1650, 'electronics', 11, 'power-bank', '2 days'),
  (1, 'Wired Earphones', 'Clear calls and a mic that works.', 250, 'electronics', 60, 'earphones', '3 days'),
  (1, 'Bluetooth Headphones', 'Over-ear, twenty hours a charge. Noisy roommates no longer matter.', 2200, 'electronics', 0, 'headphones', '4 days'),
  (1, 'Flash Disk 32 GB', 'USB 3.0, for projects and series alike.', 650, 'electronics', 32, 'flash-disk', '5 days'),
  (1, 'Bluetooth Speaker', 'Small, loud and splash-proof for Nyali beach.', 1800, 'electronics', 9, 'bluetooth-speaker', '6 days'),
  (1, 'Wireless Mouse', null, 600, 'electronics', 18, 'mouse', '8 days'),
  (1, 'Extension Cable, 4-way', 'Three metres with a surge switch.', 850, 'electronics', 16, 'extension-cable', '10 days'),
  (1, 'Rechargeable Desk Lamp', 'Three brightness levels for late reading.', 1100, 'electronics', null, 'desk-lamp', '12 days'),
  (1, 'Electric Kettle 1.8 L', 'Boils in four minutes. Check your hostel rules first.', 1450, 'electronics', 7, 'electric-kettle', '14 days'),
  (1, 'Scientific Calculator fx-82', 'The one allowed in the exam room.', 1350, 'electronics', 20, 'calculator', '15 days'),
  (1, 'Memory Card 64 GB', 'Class 10, with an adapter.', 900, 'electronics', 0, 'memory-card', '18 days'),
  (5, 'LED Bulb 9 W', 'Screw or pin, tell us which.', 150, 'electronics', 45, 'bulb', '20 days'),
  -- clothing
  (2, 'Plain Cotton T-shirt', 'Black, white or navy, S to XXL.', 450, 'clothing', 40, 'tshirt', '3 hours'),
  (2, 'Campus Hoodie', 'Warm enough for the library AC.', 1400, 'clothing', 12, 'hoodie', '9 hours'),
  (2, 'Slim Jeans', 'Grade one mitumba, washed and pressed.', 800, 'clothing', 22, 'jeans', '1 day 2 hours'),
  (2, 'Kitenge Dress', 'Sewn in Mombasa, free adjusting.', 1800, 'clothing', 5, 'kitenge-dress', '2 days 3 hours'),
  (2, 'Leso, Pair', 'A pair with a fresh Swahili saying on it.', 650, 'clothing', 30, 'leso', '3 days 4 hours'),
  (2, 'White Sneakers', 'Sizes 37 to 44, easy to wipe clean.', 1500, 'clothing', 0, 'sneakers', '4 days 5 hours'),
  (2, 'Leather Sandals', null, 900, 'clothing', 15, 'sandals', '6 days 2 hours'),
  (2, 'Ankle Socks (3 pairs)', 'Soft cotton, assorted colours.', 200, 'clothing', 70, 'socks', '7 days'),
  (2, 'Official Shirt', 'For attachment interviews and presentations.', 950, 'clothing', 17, 'shirt', '9 days'),
  (2, 'Laptop Backpack', 'Padded pocket, holds up in the rain.', 1700, 'clothing', 8, 'backpack', '11 days'),
  (2, 'Denim Jacket', 'One of a kind, thrifted with care.', 1300, 'clothing', 1, 'jacket', '13 days'),
  (2, 'Sports Shorts', 'Light and quick to dry.', 500, 'clothing', null, 'shorts', '16 days'),
  -- beauty
  (3, 'Cocoa Butter Lotion 400 ml', 'Long-lasting moisture without the greasy feel.', 420, 'beauty', 28, 'lotion', '4 hours'),
  (3, 'Petroleum Jelly 250 g', 'For lips, elbows and dry-season knees.', 190, 'beauty', 50, 'petroleum-jelly', '11 hours'),
  (3, 'Matte Lipstick', 'Six shades for brown skin.', 350, 'beauty', 33, 'lipstick', '1 day 4 hours'),
  (3, 'Nail Polish', 'Dries fast. Any two for KSh 250 at the counter.', 150, 'beauty', 48, 'nail-polish', '2 days 5 hours'),
  (3, 'Body Mist 100 ml', 'A light scent that survives a matatu ride.', 600, 'beauty', 10, 'perfume', '4 days 1 hour'),
  (3, 'Coconut Hair Oil 200 ml', 'Pressed in Kilifi, nothing added.', 350, 'beauty', 26, 'hair-oil', '5 days 3 hours'),
  (3, 'Anti-dandruff Shampoo 400 ml', null, 550, 'beauty', 13, 'shampoo', '7 days 4 hours'),
  (3, 'Gentle Face Wash', 'For oily skin in humid weather.', 480, 'beauty', 0, 'face-wash', '9 days 6 hours'),
  (3, 'Braids (one pack)', 'X-Pression, colours 1, 2, 27 and 33.', 250, 'beauty', 90, 'hair-braids', '10 days 2 hours'),
  (3, 'Sunscreen SPF 50', 'No white cast. The coast sun is not joking.', 850, 'beauty', null, 'sunscreen', '12 days 3 hours'),
  (3, 'Roll-on Deodorant', 'Fresh for a full day of classes.', 320, 'beauty', 35, 'deodorant', '15 days 2 hours'),
  (5, 'Sanitary Pads (pack of 8)', 'Soft, with wings. Packed discreetly.', 80, 'beauty', 120, 'sanitary-pads', '17 days'),
  -- groceries: cooking oils, sugar, flour and the rest of the shelf
  (4, 'Cooking Oil 1 L', 'Fresh Fri vegetable oil, sealed bottle.', 320, 'groceries', 42, 'cooking-oil-bottle', '1 hour'),
  (4, 'Cooking Oil 5 L Jerrycan', 'Share the cost with your roommates.', 1480, 'groceries', 12, 'cooking-oil-jerrycan', '6 hours'),
  (4, 'Cooking Fat 500 g', 'For soft chapati that stay soft.', 180, 'groceries', 24, 'cooking-fat', '13 hours'),
  (4, 'Sugar 2 kg', 'Kabras brown sugar.', 310, 'groceries', 38, 'sugar-packet', '1 day 1 hour'),
  (4, 'Maize Flour 2 kg', 'Grade one unga for a firm ugali.', 165, 'groceries', 80, 'unga-maize', '1 day 6 hours'),
  (4, 'Wheat Flour 2 kg', 'EXE all-purpose flour for chapati, mandazi and mahamri.', 185, 'groceries', 55, 'unga-wheat', '2 days 1 hour'),
  (4, 'Pishori Rice 2 kg', 'Fragrant Mwea pishori, no stones.', 420, 'groceries', 30, 'rice-packet', '2 days 8 hours'),
  (4, 'Rosecoco Beans 1 kg', null, 190, 'groceries', 27, 'beans-packet', '3 days 6 hours'),
  (4, 'Tea Leaves 100 g', 'Kericho tea for strong chai.', 65, 'groceries', null, 'tea-leaves', '5 days 1 hour'),
  (4, 'Spaghetti 400 g', 'Ready in nine minutes.', 105, 'groceries', 44, 'spaghetti', '6 days 4 hours'),
  (5, 'Tomato Paste Sachet 70 g', 'When tomatoes are expensive.', 30, 'groceries', 100, 'tomato-paste', '8 days 1 hour'),
  (5, 'White Bread 400 g', 'Delivered to us warm at six in the morning.', 65, 'groceries', 0, 'bread', '8 days 9 hours'),
  (5, 'Instant Noodles (5 pack)', 'Exam week in a packet.', 240, 'groceries', 36, 'noodles', '11 days 1 hour'),
  (5, 'Drinking Water 5 L', 'Treated and sealed.', 130, 'groceries', null, 'water-bottle', '13 days 2 hours'),
  (5, 'Peanut Butter 400 g', 'Smooth, no sugar added.', 310, 'groceries', 19, 'peanut-butter', '16 days 3 hours'),
  -- no category: the screen calls these 'General'
  (6, 'Exercise Books, A4 (5)', '120 pages each, ruled.', 400, null, 60, 'exercise-books', '5 hours'),
  (6, 'Biro Pens (10)', 'Blue, black or mixed.', 150, null, null, 'pens', '1 day 8 hours'),
  (6, 'Engineering Mathematics Textbook', null, 1200, null, 3, 'textbook', '9 days 2 hours'),
  (5, 'Folding Umbrella', 'For the long rains and the short walk.', 500, null, 14, 'umbrella', '14 days 4 hours'),
  (5, 'Bar Soap 800 g', null, 180, null, 40, 'bar-soap', '19 days'),
  (5, 'Toilet Tissue (4 rolls)', 'Two-ply, soft.', 140, null, 0, 'tissue-rolls', '21 days')
)
insert into public.eshop_products (shop_id, name, description, price, category, stock, image_url, created_at)
select ('540b5000-0000-4000-8000-00000000000' || shop)::uuid, name, description, price, category, stock,
  '/pictures/shop.svg#' || picture, now() - age::interval
from product;

-- Service providers: eight categories, three or four each
with provider (name, speciality, category, rating, location, availability, description, phone, whatsapp, picture, age) as (values
  -- mamafua
  ('Mama Asha Laundry', 'Hand washing and folding', 'mamafua', 4.9, 'Tudor', 'Every day, 7am to 6pm', 'Comes to your room, washes, hangs and folds. A full basket from KSh 400.', '+254 700 000 013', '+254 700 000 013', 'mama-fua', '2 days'),
  ('Mama Kadzo', 'Bedding, blankets and curtains', 'mamafua', 4.6, 'Kisauni', 'Monday to Saturday, 8am to 5pm', 'Heavy washing done in one day when the sun is out. Blankets from KSh 250.', '0700000014', '254700000014', 'laundry-blanket', '9 days'),
  ('Safi Fua na Wanjiku', 'Weekly washing plan for hostels', 'mamafua', 4.3, 'Changamwe', 'Weekends only', 'Fixed weekend visit for two or more roommates, KSh 350 each.', '254700000015', '0700000015', 'laundry-basket-big', '20 days'),
  -- fundi
  ('Fundi Juma Electricals', 'Sockets, wiring and lighting', 'fundi', 4.8, 'Tudor and Ganjoni', 'Every day, 8am to 8pm', 'Licensed electrician, brings own tools. Call-out from KSh 300.', '+254700000016', '+254 700 000 016', 'electrician', '1 day'),
  ('Otieno Phone Clinic', 'Phone screens, charging ports and batteries', 'fundi', 4.7, 'Tom Mboya Avenue, Tudor', 'Monday to Saturday, 9am to 7pm', 'Most screens changed while you wait, with a 30-day guarantee.', '0700 000 017', '0700000017', 'phone-repair', '5 days'),
  ('Mwangi Laptop Care', 'Laptop repair, SSD and RAM upgrades', 'fundi', 4.5, 'Ganjoni', 'Monday to Friday, 9am to 5pm', 'Free check-up for students, you pay only if you agree to the repair.', '+254 700 000 018', '+254 700 000 018', 'laptop-repair', '12 days'),
  ('Baraka Plumbing', 'Taps, sinks and blocked drains', 'fundi', 4.1, 'Likoni', 'Every day, emergencies at night', 'Comes across on the first ferry. Small jobs from KSh 500.', '254700000019', '254700000019', 'plumber', '26 days'),
  -- poshomill
  ('Tudor Posho Mill', 'Maize milling and sifting', 'poshomill', 4.4, 'Tudor Four', 'Every day, 6am to 7pm', 'Bring your maize or buy from us. Milling from KSh 15 a kilo.', '0700000020', '0700000020', 'posho-mill', '3 days'),
  ('Kongowea Millers', 'Sifted unga, millet and sorghum', 'poshomill', 4.2, 'Kongowea', 'Monday to Saturday, 7am to 6pm', 'Uji mixes ground to order, delivery from 10 kg.', '+254 700 000 021', '0700 000 021', 'maize-flour', '11 days'),
  ('Mama Salma Unga', 'Fresh-milled maize flour', 'poshomill', 3.8, 'Mtwapa', 'Tuesday to Sunday, 8am to 5pm', 'Small mill, clean machine, honest scale.', '254700000022', '+254700000022', 'maize-flour', '24 days'),
  -- salon
  ('Braids by Zawadi', 'Knotless, box braids and cornrows', 'salon', 5.0, 'Tudor, room visits', 'By appointment, also evenings', 'Comes to your hostel with a helper, so you are done in half the time. From KSh 500.', '+254 700 000 023', '+254 700 000 023', 'hair-braiding', '6 hours'),
  ('Kinyozi Fresh Cuts', 'Fades, line-ups and beard trims', 'salon', 4.6, 'Tudor, near the main gate', 'Every day, 8am to 9pm', 'Student cut KSh 150 with a hot towel.', '0700000024', '0700000024', 'barber', '8 days'),
  ('Amina Henna and Nails', 'Henna, gel polish and manicure', 'salon', 4.7, 'Old Town', 'Wednesday to Sunday, 10am to 7pm', 'Bridal and simple henna, gel from KSh 600.', '254700000025', '254700000025', 'nails', '15 days'),
  ('Makeup by Neema', 'Graduation and party make-up', 'salon', 4.3, 'Nyali', 'By appointment', 'A soft look that lasts through the photos and the heat, from KSh 1,200.', '+254700000026', '0700 000 026', 'makeup', '28 days'),
  -- wifi
  ('Pwani Fibre Connect', 'Home fibre for shared houses', 'wifi', 4.4, 'Tudor, Kizingo and Ganjoni', 'Monday to Saturday, 8am to 6pm', 'Installed in 48 hours. From KSh 1,500 a month, split it among roommates.', '+254 700 000 027', '+254 700 000 027', 'wifi-install', '4 days'),
  ('Net Bora Hotspots', 'Hostel hotspots and vouchers', 'wifi', 3.9, 'Kisauni and Bamburi', 'Every day, 24 hours', 'Unlimited vouchers from KSh 20 a day, no contract.', '0700000028', '254700000028', 'wifi-router', '16 days'),
  ('Hassan Router Setup', 'Router setup and dead-spot fixing', 'wifi', 4.1, 'Nyali', 'Evenings and weekends', 'Strong signal in every room or you do not pay. From KSh 500.', '254700000029', '0700000029', 'wifi-router', '30 days'),
  -- photography
  ('Lenzi ya Pwani', 'Graduation and birthday shoots', 'photography', 4.9, 'Fort Jesus and Mama Ngina Waterfront', 'Every day, book a day ahead', 'Ten edited pictures the same day for KSh 1,500.', '+254 700 000 030', '+254 700 000 030', 'photography', '18 hours'),
  ('Kombo Studio', 'Passport and CV photos', 'photography', 4.3, 'Ganjoni', 'Monday to Saturday, 8am to 6pm', 'Four passport photos in ten minutes, KSh 100.', '0700 000 031', '0700000031', 'passport-photo', '13 days'),
  ('Reels by Chao', 'Event video and short reels', 'photography', 4.5, 'Bamburi', 'Weekends and evenings', 'Club events, talent nights and promo reels, edited in two days.', '254700000032', '+254700000032', 'videography', '22 days'),
  -- bakery
  ('Halima Cakes', 'Birthday cakes to order', 'bakery', 4.8, 'Tudor', 'Order a day before', 'Half-kilo vanilla or chocolate from KSh 900, your message on top.', '+254 700 000 033', '0700000033', 'birthday-cake', '7 days'),
  ('Mahamri House', 'Mahamri, mandazi and kaimati', 'bakery', 4.6, 'Old Town', 'Every day, 5am to 11am', 'Hot in the morning, six for KSh 60. Office and class orders welcome.', '0700000034', '254700000034', 'bakery', '10 days'),
  ('Cupcake Corner by Faith', 'Cupcakes and brownies', 'bakery', 4.2, 'Kizingo', 'Thursday to Sunday', 'Box of six for KSh 480, free candle on birthdays.', '254700000035', '254700000035', 'cupcakes', '29 days'),
  -- cleaning
  ('Usafi Bora', 'Room and house cleaning', 'cleaning', 4.7, 'Tudor, Kizingo and Nyali', 'Monday to Saturday, 8am to 5pm', 'Bedsitter from KSh 500, own soap and brushes.', '+254700000036', '+254 700 000 036', 'house-cleaning', '6 days'),
  ('Karisa Carpet and Sofa', 'Carpet, sofa and mattress washing', 'cleaning', 4.0, 'Bamburi', 'Every day, book ahead', 'Machine wash at your place, dry in one afternoon.', '0700 000 037', '0700 000 037', 'carpet-cleaning', '17 days'),
  ('Move-out Shine', 'Deep cleaning at the end of the semester', 'cleaning', 3.5, 'Changamwe', 'Last week of each month', 'Get your deposit back: walls, windows, bathroom. From KSh 1,200.', '254700000038', '+254 700 000 038', 'cleaning', '27 days')
)
insert into public.service_providers
  (name, speciality, category, rating, location, availability, description, phone, whatsapp, image_url, created_at)
select name, speciality, category, rating, location, availability, description, phone, whatsapp,
  '/pictures/services.svg#' || picture, now() - age::interval
from provider;

-- Rentals: price_per_day holds the price a month. The first photo is the primary one and also the picture
-- of the listing, except for number 5, which has none of its own and shows its primary photo instead.
-- Numbers 7 and 16 give WhatsApp only, number 12 no number at all.
with listing (n, title, description, price_per_day, location, category, amenities, contact_phone, contact_whatsapp, tone, photos, age) as (values
  ('01', 'Modern Bedsitter near TUM', 'Self-contained, five minutes on foot from the main gate. Tiled, with a fresh coat of paint.', 9500, 'Tudor, Tom Mboya Avenue', 'bedsitter',
    array['Wi-Fi', 'Own meter', 'Borehole water', 'CCTV'], '+254 700 000 039', '+254 700 000 039', 'lagoon', array['bedsitter', 'kitchenette', 'bathroom', 'exterior'], '3 hours'),
  ('02', 'Quiet Bedsitter, Tudor Four', 'Top floor with sea breeze in the evening. Good for people who like to read.', 8500, 'Tudor Four', 'bedsitter',
    array['Water included', 'Balcony', 'Night guard'], '0700000040', '254700000040', 'sand', array['bedsitter', 'balcony', 'bathroom'], '1 day'),
  ('03', 'Affordable Bedsitter in Kisauni', 'Direct matatu to Tudor, fifteen minutes outside rush hour.', 6000, 'Kisauni, Mlaleo', 'bedsitter',
    array['Own meter', 'Perimeter wall'], '254700000041', '0700000041', 'coral', array['bedsitter', 'exterior'], '4 days'),
  ('04', 'Bright Bedsitter, Likoni', 'Two minutes from the ferry. Cross over and you are in town.', 5500, 'Likoni', 'bedsitter',
    array['Water included', 'Shared laundry line'], '+254700000042', '+254 700 000 042', 'mango', array['bedsitter', 'kitchenette', 'bathroom'], '9 days'),
  ('05', 'Executive Bedsitter, Bamburi', 'Near Mtambo, with a real kitchen counter and hot shower.', 11000, 'Bamburi', 'bedsitter',
    array['Hot shower', 'Wi-Fi', 'Parking', 'Back-up generator'], '0700 000 043', '0700 000 043', 'lagoon', array['bedsitter', 'kitchenette', 'balcony', 'bathroom', 'exterior'], '15 days'),
  ('06', 'Amani Ladies Hostel', 'Two to a room, matron on site, gate closes at ten. Price is per bed.', 6500, 'Tudor', 'hostel',
    array['Wi-Fi', 'Breakfast', 'Study room', 'Matron'], '+254 700 000 044', '+254 700 000 044', 'coral', array['dorm', 'hostel-exterior', 'desk', 'bathroom'], '8 hours'),
  ('07', 'Bandari Gents Hostel', 'Four to a room with lockers. Price is per bed.', 4500, 'Ganjoni', 'hostel',
    array['Wi-Fi', 'Lockers', 'Water tank'], null, '0700000045', 'lagoon', array['dorm', 'hostel-exterior', 'bathroom'], '2 days'),
  ('08', 'Makande Student Hostel', 'Mixed hostel with separate floors. Price is per bed in a room of three.', 5000, 'Makande', 'hostel',
    array['Study room', 'Kitchen', 'Own locker', 'CCTV'], '254700000046', '254700000046', 'mango', array['dorm', 'hostel-exterior', 'kitchenette', 'desk'], '6 days'),
  ('09', 'Sea View Hostel, Kizingo', 'Room of two, quiet street near the waterfront. Price is per bed.', 8000, 'Kizingo', 'hostel',
    array['Wi-Fi', 'Laundry', 'Breakfast', 'Sea view'], '+254700000047', '0700 000 047', 'sand', array['dorm', 'hostel-exterior', 'balcony'], '18 days'),
  ('10', 'Spacious 1 Bedroom, Tudor', 'Big sitting room, separate kitchen. Shared by two, it costs less than a bedsitter each.', 16000, 'Tudor, Mazeras Road', '1bedroom',
    array['Parking', 'Borehole water', 'Balcony'], '0700000048', '0700000048', 'sand', array['living', 'bedroom', 'kitchenette', 'bathroom', 'exterior'], '12 hours'),
  ('11', '1 Bedroom near Nyali Centre', 'Secure court with a lift and a caretaker who answers.', 26000, 'Nyali', '1bedroom',
    array['Lift', 'Hot shower', 'Parking', 'Wi-Fi ready'], '+254 700 000 049', '254700000049', 'lagoon', array['living', 'bedroom', 'balcony', 'bathroom'], '3 days'),
  ('12', '1 Bedroom, Changamwe', 'Close to the railway estate, matatu to Tudor at the door.', 11500, 'Changamwe', '1bedroom',
    array['Own meter', 'Perimeter wall'], null, null, 'mango', array['bedroom', 'living', 'bathroom'], '10 days'),
  ('13', 'Garden 1 Bedroom, Mtwapa', 'Ground floor with a small garden, ten minutes from the beach.', 13000, 'Mtwapa', '1bedroom',
    array['Garden', 'Water included', 'Pets allowed'], '254700000050', '+254 700 000 050', 'coral', array['bungalow', 'bedroom', 'living'], '21 days'),
  ('14', '2 Bedroom for Sharing, Bamburi', 'Two equal rooms, so nobody fights over the better one.', 24000, 'Bamburi, Kiembeni', '2bedroom',
    array['Parking', 'Balcony', 'Borehole water', 'CCTV'], '+254700000051', '+254700000051', 'lagoon', array['living', 'bedroom', 'kitchenette', 'bathroom', 'exterior'], '20 hours'),
  ('15', '2 Bedroom Apartment, Nyali', 'Master en suite, swimming pool in the court.', 42000, 'Nyali, Links Road', '2bedroom',
    array['Pool', 'Gym', 'Lift', 'Back-up generator', 'Parking'], '0700 000 052', '0700000052', 'sand', array['living', 'bedroom', 'balcony', 'kitchenette'], '7 days'),
  ('16', '2 Bedroom Swahili House, Kisauni', 'Cool thick walls and a shaded baraza for group discussions.', 18000, 'Kisauni, Bakarani', '2bedroom',
    array['Courtyard', 'Water tank'], null, '254700000053', 'coral', array['bungalow', 'living', 'bedroom'], '14 days'),
  ('17', 'Airbnb Studio by the Beach', 'Furnished, for a month of attachment or visiting parents.', 48000, 'Nyali, Mombasa Beach', 'airbnb',
    array['Furnished', 'Wi-Fi', 'Air conditioning', 'Cleaning twice a week'], '+254 700 000 054', '+254 700 000 054', 'mango', array['airbnb', 'balcony', 'kitchenette', 'bathroom'], '5 hours'),
  ('18', 'Airbnb Apartment, Shanzu', 'Two minutes to the sand. Ask for the student month rate.', 55000, 'Shanzu', 'airbnb',
    array['Furnished', 'Pool', 'Wi-Fi', 'Smart TV'], '0700000055', '254700000055', 'lagoon', array['airbnb', 'living', 'balcony'], '11 days'),
  ('19', 'Single Room, Tudor Moroto', 'Clean single with shared bathroom. Water inside the compound.', 3500, 'Tudor, Moroto', 'single',
    array['Shared bathroom', 'Own meter'], '254700000056', '0700 000 056', 'sand', array['single', 'exterior'], '16 hours'),
  ('20', 'Single Room, Mikindani', 'Quiet family compound, no noise after ten.', 3800, 'Mikindani', 'single',
    array['Shared kitchen', 'Water included'], '+254700000057', '+254 700 000 057', 'coral', array['single', 'kitchenette'], '25 days')
), added as (
  insert into public.rentals
    (id, title, description, price_per_day, location, category, amenities, image_url, contact_phone, contact_whatsapp, created_at)
  select ('4e47a100-0000-4000-8000-0000000000' || n)::uuid, title, description, price_per_day, location, category, amenities,
    case when n <> '05' then '/pictures/rooms.svg#' || photos[1] || '-' || tone end,
    contact_phone, contact_whatsapp, now() - age::interval
  from listing
)
insert into public.rental_photos (rental_id, image_url, is_primary, created_at)
select ('4e47a100-0000-4000-8000-0000000000' || n)::uuid, '/pictures/rooms.svg#' || room || '-' || tone, place = 1,
  now() - age::interval + place * interval '1 second'
from listing, unnest(photos) with ordinality as photo (room, place);

-- University links, oldest first on the screen
insert into public.university_links (name, description, url, icon, created_at) values
  ('TUM Website', 'News, notices and the academic calendar of the Technical University of Mombasa.', 'https://www.tum.ac.ke', 'GraduationCap', now() - interval '88 days'),
  ('Student Portal', 'Register units, see your results and print your fee statement.', 'https://portal.tum.ac.ke', 'Users', now() - interval '87 days'),
  ('E-learning', 'Class notes, assignments and online CATs.', 'https://elearning.tum.ac.ke', 'BookOpen', now() - interval '86 days'),
  ('TUM Library', 'Search the catalogue, past papers and e-journals.', 'https://library.tum.ac.ke', 'Library', now() - interval '85 days'),
  ('HELB', 'Apply for a loan or scholarship, follow your disbursement and repay later.', 'https://www.helb.co.ke', 'CreditCard', now() - interval '84 days'),
  ('KUCCPS Student Portal', 'Placement, inter-institution transfer and admission letters.', 'https://students.kuccps.net', 'Users', now() - interval '83 days'),
  ('eCitizen', 'Pay fees and government services, apply for an ID, a passport or a good conduct certificate.', 'https://www.ecitizen.go.ke', 'CreditCard', now() - interval '82 days'),
  ('Social Health Authority (SHA)', 'Register for health cover. SHA took over from NHIF.', 'https://sha.go.ke', 'HeartPulse', now() - interval '81 days');

-- Gossip: 20 trending, 12 love, no names
with post (content, category, likes_count, image_url, age) as (values
  ('Lec amesema CAT ni open book. Vitabu tunazo, wisdom ndio hatuna. Pray for us.', 'trending', 132, null, '12 minutes'),
  ('Whoever is frying viazi karai near Tudor gate at 4pm, you are the real student welfare office.', 'trending', 208, '/pictures/food.svg#viazi-karai', '50 minutes'),
  ('HELB imeingia! Leo hatulali na njaa, leo ni pilau na soda baridi.', 'trending', 341, null, '2 hours'),
  ('Library AC iko sawa leo. Niko na hoodie Mombasa, imagine.', 'trending', 57, null, '3 hours'),
  ('Group work: five names on the cover page, one person awake at 2am. Wenye mnajijua, tunawapenda tu.', 'trending', 276, null, '5 hours'),
  ('To the stranger who paid my fare when my M-Pesa refused to load: Mungu akubariki, I will pass it on.', 'trending', 189, null, '7 hours'),
  ('Wi-Fi ya hostel ina mood swings kuliko mimi.', 'trending', 94, null, '10 hours'),
  ('First years, ukipotea usijali. Hata sisi fourth years bado tunatafuta hiyo room ya second floor.', 'trending', 163, null, '14 hours'),
  ('Graduation gown nimejaribu leo. Mama alilia kwa video call, na mimi pia. Tumetoka mbali.', 'trending', 402, '/pictures/campus.svg#graduation', '19 hours'),
  ('The cat at the mess has attended more lectures than me this semester.', 'trending', 221, null, '1 day'),
  ('Ferry queue ilinifundisha patience, database systems ilinimalizia.', 'trending', 88, null, '1 day 5 hours'),
  ('Reminder: the clinic has free counselling. Nilienda, nikasikilizwa, nikalala vizuri. No shame, comrades.', 'trending', 305, null, '1 day 11 hours'),
  ('Kuna mtu anapiga gitaa hostel usiku. Please usiache, but learn a second song.', 'trending', 147, null, '2 days'),
  ('Ukiona mtu amebeba laptop, jug na bedsheet, usiulize. Ni siku ya kuhama.', 'trending', 61, null, '2 days 8 hours'),
  ('Attachment letter imetoka! Nitakuwa mtu wa shati na tie kuanzia Monday.', 'trending', 118, null, '3 days'),
  ('Smokie ya 30 bob imekuwa 35. Economy imefika hadi kwa kachumbari.', 'trending', 174, '/pictures/food.svg#smokie-pasua', '3 days 14 hours'),
  ('Lost and found: black calculator with a sunflower sticker, iko kwa security main gate. Exam iko karibu, kuja uichukue.', 'trending', 73, null, '4 days'),
  ('Our lecturer said good morning and half the class wrote it down.', 'trending', 259, null, '5 days'),
  ('Shout out to the cleaning team. Corridors zinang''aa kuliko future yetu, asanteni sana.', 'trending', 236, null, '6 days'),
  ('Beach clean-up ya Saturday ilikuwa poa. Tulikusanya magunia kumi na mbili na tukaoga bahari. Next time kuja.', 'trending', 155, null, '8 days'),
  ('Nimemwandikia poem ya pages mbili. Amejibu na thumbs up. Is there hope?', 'love', 287, null, '35 minutes'),
  ('To the girl with the yellow backpack in the 8am calculus class: thank you for the pen. Na smile pia.', 'love', 164, null, '4 hours'),
  ('He walked me to the stage in the rain na tukashare umbrella moja. Sisemi kitu, lakini nasema.', 'love', 231, null, '9 hours'),
  ('Crush wangu amepita mbele yangu, nikamwambia happy birthday. It is not her birthday.', 'love', 378, null, '16 hours'),
  ('Long distance tip: campus yake iko Eldoret, yangu Mombasa. Bundles zetu zinaisha pamoja, love yetu haiishi.', 'love', 126, null, '1 day 3 hours'),
  ('We broke up during exams and still shared notes. Maturity ndio hii.', 'love', 198, null, '1 day 18 hours'),
  ('Alinipikia biryani first date. Usiniulize kama nimempenda, niulize harusi ni lini.', 'love', 312, null, '2 days 5 hours'),
  ('Single and reading. Tukutane graduation list.', 'love', 109, null, '3 days 6 hours'),
  ('Be with someone who saves you a seat in the front row and chapo ya mwisho.', 'love', 254, null, '4 days 9 hours'),
  ('Three years in the friend zone. Nimeshapewa title deed.', 'love', 293, null, '5 days 12 hours'),
  ('He remembered my presentation date and sent "you have got this" at 6am. Green flag kubwa.', 'love', 217, null, '7 days'),
  ('Heartbreak ya second year ilinifanya nipate A tatu. Asante sana, wherever you are.', 'love', 346, null, '9 days')
)
insert into public.gossip_posts (content, category, likes_count, image_url, created_at)
select content, category, likes_count, image_url, now() - age::interval
from post;

-- Second-hand items. The first seven are the samples of the second-hand board.
-- The picture of an item is its first photo: about half have one to three photos, the rest a picture only.
with item (n, title, description, price, original_price, category, condition, status, location, seller_name, seller_phone, picture, photos, age) as (values
  ('01', 'HP EliteBook 840 G5', 'Core i5, 8 GB RAM, 256 GB SSD. Battery gives four hours, charger included.', 28500, 42000, 'electronics', 'like-new', 'available', 'Tudor', 'Brian Otieno', '+254 700 000 059', 'market.svg#laptop', array['market.svg#laptop', 'shop.svg#laptop', 'shop.svg#charger'], '40 minutes'),
  ('02', 'Engineering Mathematics, Stroud', 'Seventh edition, a few pencil notes that actually help.', 1200, 2800, 'books', 'good', 'available', 'TUM Main Campus', 'Faith Wanjiru', '0700000060', 'market.svg#textbooks', array['market.svg#textbooks', 'shop.svg#textbook'], '3 hours'),
  ('03', 'Study Desk and Chair', 'Solid mvule desk with one drawer. Chair comes free with it.', 4500, 8000, 'furniture', 'excellent', 'available', 'Tudor Four', 'Hassan Mwinyi', '254700000061', 'market.svg#desk', array['market.svg#desk', 'market.svg#chair'], '7 hours'),
  ('04', 'Samsung Galaxy A14', '128 GB, tiny scratch at the back. Box and receipt available.', 11500, 19500, 'electronics', 'excellent', 'available', 'Kizingo', 'Mercy Achieng', '+254700000062', 'market.svg#smartphone', array['market.svg#smartphone', 'shop.svg#smartphone'], '12 hours'),
  ('05', 'Denim Jacket, Size M', 'Worn twice. Too warm for Mombasa, perfect for going home to Nyeri.', 900, 1800, 'clothing', 'like-new', 'available', 'Ganjoni', 'Cynthia Mumbua', '0700 000 063', 'market.svg#jacket', array['market.svg#jacket', 'shop.svg#jacket'], '1 day'),
  ('06', 'Lab Coat, New', 'Still in the plastic, bought the wrong size. Size L.', 850, 1100, 'clothing', 'new', 'available', 'TUM Main Campus', 'Kevin Kipkorir', '+254 700 000 064', 'market.svg#lab-coat', array['market.svg#lab-coat'], '1 day 9 hours'),
  ('07', 'Wooden Bookshelf', 'Four shelves. One corner is chipped, stands straight.', 2200, 5000, 'furniture', 'fair', 'available', 'Changamwe', 'Zainab Ali', '0700000065', 'market.svg#bookshelf', array['market.svg#bookshelf'], '2 days'),
  -- electronics
  ('08', 'Casio fx-991ES Plus', 'All keys work, new battery fitted last month.', 1300, 2600, 'electronics', 'good', 'available', 'TUM Main Campus', 'Dennis Mutua', '254700000066', 'market.svg#calculator', array['market.svg#calculator', 'shop.svg#calculator'], '5 hours'),
  ('09', 'Bluetooth Headphones', 'Good bass, ear cushions replaced.', 1100, 2500, 'electronics', 'used', 'reserved', 'Nyali', 'Grace Nafula', '+254 700 000 067', 'market.svg#headphones', array['market.svg#headphones', 'shop.svg#headphones'], '16 hours'),
  ('10', 'Electric Kettle 1.7 L', 'Boils fast. Leaving campus, so it must go.', 700, 1500, 'electronics', 'good', 'available', 'Tudor', 'Collins Ouma', '0700000068', 'market.svg#kettle', array['market.svg#kettle', 'shop.svg#electric-kettle'], '2 days 6 hours'),
  ('11', '32-inch Digital TV', 'With remote and wall bracket. Pick up only.', 9500, 17000, 'electronics', 'good', 'available', 'Bamburi', 'Joyce Kadzo', '254700000069', 'market.svg#tv', null, '3 days 4 hours'),
  ('12', 'Standing Fan', 'Three speeds. You know you need it by January.', 1800, 3500, 'electronics', 'used', 'sold', 'Kisauni', 'Salim Bakari', '+254700000070', 'market.svg#fan', null, '6 days'),
  -- books
  ('13', 'Principles of Accounts Notes, Year 1', 'Typed and bound, whole syllabus.', 350, null, 'books', 'good', 'available', 'TUM Main Campus', 'Esther Nyambura', '0700 000 071', 'market.svg#lecture-notes', null, '20 hours'),
  ('14', 'African Novels, Set of Three', 'Three set books for the price of one, all pages there.', 600, 1500, 'books', 'used', 'available', 'Makande', 'Moses Charo', '+254 700 000 072', 'market.svg#novel', null, '4 days'),
  ('15', 'Technical Drawing Set', 'T-square, compass and board clips in a bag.', 1500, 2700, 'books', 'excellent', 'available', 'Tudor', 'Abdul Rashid', '254700000073', 'market.svg#drawing-set', array['market.svg#drawing-set'], '5 days'),
  -- clothing
  ('16', 'Grey Hoodie, Size L', 'Soft inside, no holes, washed.', 650, 1400, 'clothing', 'good', 'available', 'Likoni', 'Peter Kamau', '+254700000074', 'market.svg#hoodie', array['market.svg#hoodie', 'shop.svg#hoodie'], '9 hours'),
  ('17', 'White Sneakers, Size 42', 'Worn for one month. Free spare laces.', 1200, 2500, 'clothing', 'like-new', 'available', 'Nyali', 'Ian Kiprotich', '0700000075', 'market.svg#sneakers', array['market.svg#sneakers', 'shop.svg#sneakers'], '1 day 14 hours'),
  ('18', 'Black Heels, Size 38', 'Bought for one wedding, danced once.', 950, 2200, 'clothing', 'new', 'available', 'Ganjoni', 'Lilian Atieno', '254700000076', 'market.svg#heels', null, '7 days'),
  -- furniture
  ('19', 'Mattress 3.5 by 6, High Density', 'Kept in its cover the whole year.', 3200, 6500, 'furniture', 'good', 'available', 'Tudor', 'Rehema Juma', '+254 700 000 077', 'market.svg#mattress', array['market.svg#mattress', 'market.svg#bed'], '2 days 11 hours'),
  ('20', 'Two-seater Sofa', 'Brown fabric, comfortable for exam-week naps.', 6500, 14000, 'furniture', 'fair', 'reserved', 'Bamburi', 'Felix Wekesa', '0700 000 078', 'market.svg#sofa', null, '8 days'),
  -- sports
  ('21', 'Football Boots, Size 43', 'Studs still sharp. Scored in three inter-faculty matches.', 1400, 3200, 'sports', 'used', 'available', 'TUM grounds', 'Victor Omondi', '254700000079', 'market.svg#football-boots', array['market.svg#football-boots', 'market.svg#football'], '18 hours'),
  ('22', 'Dumbbells, Pair of 5 kg', 'Bought in January with good intentions.', 1800, 3000, 'sports', 'excellent', 'available', 'Nyali', 'Stacy Njoki', '+254700000080', 'market.svg#dumbbells', null, '3 days 16 hours'),
  ('23', 'Mountain Bike', 'New brake pads, seven speeds, bell included.', 8500, 15000, 'sports', 'good', 'available', 'Mtwapa', 'Emmanuel Karisa', '0700000081', 'market.svg#bicycle', null, '10 days'),
  -- other
  ('24', 'Gas Cooker with 6 kg Cylinder', 'Meko burner and grill. The gas is half full.', 3800, 5600, 'other', 'good', 'available', 'Tudor', 'Winnie Cherono', '+254 700 000 082', 'market.svg#gas-cooker', array['market.svg#gas-cooker', 'services.svg#gas-6kg-blue'], '6 hours'),
  ('25', 'Acoustic Guitar', 'Nylon strings, comes with a bag and one song I can teach you.', 4200, null, 'other', 'used', 'available', 'Kizingo', 'David Mwadime', '254700000083', 'market.svg#guitar', null, '4 days 18 hours'),
  ('26', 'Set of Sufurias with Lids', 'Five pieces, from chai size to group-ugali size.', 1100, 2400, 'other', 'used', 'sold', 'Changamwe', 'Purity Moraa', '0700 000 084', 'market.svg#pots', null, '12 days')
), added as (
  insert into public.items
    (id, title, description, price, original_price, category, condition, status, location, seller_name, seller_phone, image_url, created_at)
  select ('17e35000-0000-4000-8000-0000000000' || n)::uuid, title, description, price, original_price, category, condition, status,
    location, seller_name, seller_phone, '/pictures/' || picture, now() - age::interval
  from item
)
insert into public.item_photos (item_id, image_url, position, created_at)
select ('17e35000-0000-4000-8000-0000000000' || n)::uuid, '/pictures/' || photo, place - 1, now() - age::interval
from item, unnest(photos) with ordinality as shot (photo, place);
