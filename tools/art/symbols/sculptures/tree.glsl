// A decorated fir with snow. Tints: needles, snow, baubles, second baubles, star.
#define LEAN vec3(0.20, 0.06, 0.0)

float tier(vec3 p, float y0, float y1, float R) {
  float r = length(p.xz), a = atan(p.x, p.z);
  float w = R * (y1 - p.y) / (y1 - y0) * (1.0 + 0.05 * cos(a * 9.0));
  return max((r - w) * 0.75, max(y0 + 0.04 * cos(a * 9.0) - p.y, p.y - y1)) - 0.03;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float a = atan(p.x, p.z);
  for (int i = 0; i < 3; i++) {
    float y = -0.66 + 0.42 * float(i), R = 0.76 - 0.17 * float(i);
    float t = tier(p, y, y + 0.68, R);
    add(s, t, 1);
    float snow = max(tier(p, y, y + 0.68, R) - 0.025, y + 0.26 + 0.07 * sin(a * 7.0 + float(i)) - p.y);
    if (i == 2) add(s, snow, 2);
    else add(s, max(snow, p.y - y - 0.46), 2);
    float k = 2.0 * PI / 7.0, c = (floor(a / k + 0.5 * float(i % 2)) + 0.5 - 0.5 * float(i % 2)) * k;
    add(s, ball(p - vec3(sin(c) * (R - 0.06), y + 0.07, cos(c) * (R - 0.06)), 0.095), i % 2 == 0 ? 3 : 4);
  }
  add(s, rod(p - vec3(0.0, -0.82, 0.0), 0.13, 0.14), 5);
  vec3 t = p - vec3(0.0, 0.88, 0.0);
  add(s, pillow(star2(t.xy, 5.0, 0.24, 0.11), t.z, 0.10, 0.10), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = cloth(T0 * (0.6 + 0.7 * noise(p * vec3(22.0, 9.0, 22.0)))); k.bump = 0.5; k.grain = 14.0; return k; }
  if (id == 2) { Stuff k = plush(T1); k.soft = 1.0; return k; }
  if (id == 5) return timber(WOOD, p);
  if (id == 6) { Stuff k = gloss(T4); k.shine = T4 * 0.5; return k; }
  Stuff k = gloss(id == 3 ? T2 : T3);
  k.shine = k.base * 0.12;
  return k;
}
