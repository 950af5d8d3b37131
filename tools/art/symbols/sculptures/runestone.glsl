// A standing stone with runes that glow. Tints: stone, runes, moss.
#define LEAN vec3(0.30, 0.06, 0.04)

float carving(vec2 p) {
  float d = seg(p, vec2(-0.20, -0.42), vec2(-0.20, 0.62));
  d = min(d, seg(p, vec2(-0.20, 0.42), vec2(0.22, 0.66)));
  d = min(d, seg(p, vec2(-0.20, 0.10), vec2(0.22, 0.34)));
  d = min(d, seg(p, vec2(0.10, -0.42), vec2(0.10, 0.02)));
  d = min(d, seg(p, vec2(0.10, -0.06), vec2(0.32, -0.22)));
  return d - 0.048;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float w = 0.56 - 0.16 * smoothstep(0.0, 0.95, p.y) + 0.05 * sin(p.y * 4.0 + 1.0);
  float d = max(abs(p.x) - w, abs(p.y + 0.02) - 0.92 + 0.22 * p.x * (p.x + 0.6));
  float rock = plate(d * 0.85, p.z, 0.26, 0.09) + 0.06 * (cells(p * 2.8).x - 0.45);
  float rune = carving(p.xy);
  rock = max(rock, -max(rune - 0.012, 0.13 - p.z));
  add(s, rock * 0.85, 1);
  add(s, max(plate(rune - 0.01, p.z - 0.13, 0.05, 0.01), rock - 0.06), 2);
  float moss = egg(p - vec3(-0.34, -0.86, 0.16), vec3(0.36, 0.20, 0.30)) - 0.06 * noise(p * 9.0);
  moss = min(moss, egg(p - vec3(0.40, -0.88, 0.10), vec3(0.30, 0.16, 0.30)) - 0.06 * noise(p * 9.0));
  add(s, max(moss, -p.y - 0.96) * 0.8, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    float run = 0.5 + 0.5 * sin(uPhase * 2.0 * PI - 4.0 * p.y);
    Stuff k = stuff(T1 * 0.4, 0.0, 0.4);
    k.shine = T1 * (0.75 + (uPhase > 0.0 ? 0.8 * run : 0.3));
    return k;
  }
  if (id == 3) { Stuff k = plush(T2 * (0.6 + 0.6 * noise(p * 12.0))); k.bump = 0.5; return k; }
  Stuff k = stuff(T0 * (0.7 + 0.5 * fbm(p * 5.0)), 0.0, 0.7);
  k.bump = 0.55;
  k.grain = 9.0;
  float glow = exp(-13.0 * max(carving(p.xy), 0.0));
  if (p.z > 0.05) k.shine = T1 * 0.20 * glow;
  return k;
}
