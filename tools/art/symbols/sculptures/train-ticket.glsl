// A ticket for the night: card with a clipped corner, stamped moon and holes. Tints: card, print, stamp.
#define LEAN vec3(0.26, 0.16, -0.26)

float card(vec2 p) {
  float d = box2(p, vec2(0.50, 0.84) - 0.06) - 0.06;
  d = max(d, 0.13 - length(vec2(abs(p.x) - 0.50, p.y - 0.16)));
  return max(d, 0.09 - length(p - vec2(0.0, 0.68)));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p.z -= 0.08 * sin(p.y * 2.2);
  float d = card(p.xy);
  add(s, plate(d, p.z, 0.06, 0.02) * 0.9, 1);
  float line = abs(d + 0.075) - 0.016;
  add(s, plate(line, p.z - 0.06, 0.02, 0.01) * 0.9, 2);
  float moon = max(length(p.xy - vec2(0.0, -0.36)) - 0.27, 0.21 - length(p.xy - vec2(0.13, -0.30)));
  add(s, plate(moon, p.z - 0.06, 0.05, 0.02) * 0.9, 3);
  add(s, plate(star2(p.xy - vec2(0.13, -0.28), 5.0, 0.12, 0.055), p.z - 0.06, 0.05, 0.02) * 0.9, 3);
  float bars = max(abs(p.y - 0.34) - 0.13, max(abs(p.x) - 0.34, 0.22 - abs(fract(p.x * 8.0 + 0.3 * floor(p.x * 8.0)) - 0.5)));
  add(s, plate(bars * 0.5, p.z - 0.06, 0.02, 0.01) * 0.9, 2);
  float dash = max(abs(p.y - 0.16) - 0.014, max(abs(p.x) - 0.34, abs(fract(p.x * 9.0) - 0.5) - 0.3));
  add(s, plate(dash * 0.5, p.z - 0.06, 0.02, 0.01) * 0.9, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gloss(T1);
  if (id == 3) { Stuff k = metal(T2, 0.2); k.shine = T2 * 0.1; return k; }
  Stuff k = cloth(T0 * (0.9 + 0.15 * noise(p * 9.0)));
  k.coat = 0.4;
  k.shine = T0 * 0.12;
  return k;
}
