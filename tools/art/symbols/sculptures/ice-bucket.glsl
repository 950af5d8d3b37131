// Champagne in a bucket of ice, a filled coupe before it. Tints: bucket, glass of the bottle, foil, label, wine, ice.
#define LEAN vec3(0.22, 0.20, 0.0)

vec3 coupe(vec3 p) { return p - vec3(0.56, -0.28, 0.42); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(-0.18, -0.42, 0.0);
  float r = length(q.xz), R = 0.50 + 0.16 * q.y;
  float wall = max((r - R) * 0.95, abs(q.y) - 0.50) - 0.015;
  wall = max(wall, -max(r - R + 0.07, 0.30 - q.y));
  add(s, wall, 1);
  add(s, ring((q - vec3(0.0, 0.50, 0.0)).xzy, 0.575, 0.055), 1);
  add(s, ring((q - vec3(0.0, 0.36, 0.0)).xzy, 0.555, 0.022), 1);
  add(s, ring((q - vec3(0.0, -0.40, 0.0)).xzy, 0.44, 0.03), 1);
  add(s, rod(q - vec3(0.0, -0.50, 0.0), 0.46, 0.03) - 0.02, 1);
  vec3 m = mx(q);
  add(s, ring(m.zyx - vec3(0.0, 0.22, 0.60), 0.12, 0.034), 1);
  // Fluting is cut into the bucket: see `look`. The bottle leans.
  vec3 b = q - vec3(0.02, 0.34, -0.02);
  b.xy *= rot(0.26);
  float br = length(b.xz);
  float neck = 0.235 - 0.135 * smoothstep(0.34, 0.66, b.y);
  add(s, max((br - neck) * 0.8, max(b.y - 1.06, -b.y - 0.3)) - 0.015, 2);
  add(s, max((br - neck - 0.014) * 0.8, max(b.y - 1.05, 0.56 - b.y)) - 0.012, 3);
  add(s, ring((b - vec3(0.0, 0.94, 0.0)).xzy, 0.105, 0.03), 3);
  add(s, egg(b - vec3(0.0, 1.08, 0.0), vec3(0.125, 0.075, 0.125)), 3);
  add(s, max(abs(br - 0.255) - 0.012, abs(b.y - 0.20) - 0.13), 4);
  // Ice.
  for (int i = 0; i < 8; i++) {
    float f = float(i), a = f * 0.8 + 0.3;
    vec3 c = q - vec3(cos(a) * 0.37, 0.50 + 0.05 * sin(f * 3.1), sin(a) * 0.37);
    c.xz *= rot(f * 1.7);
    c.xy *= rot(f * 0.9);
    add(s, box(c, vec3(0.135), 0.035), 6);
  }
  add(s, rod(q - vec3(0.0, 0.36, 0.0), 0.50, 0.03), 6);
  // The coupe: a bowl of wine, stem, foot.
  vec3 k = coupe(p);
  float kr = length(k.xz);
  add(s, max(egg(k - vec3(0.0, 0.30, 0.0), vec3(0.335, 0.24, 0.335)), k.y - 0.27), 5);
  add(s, max(abs(egg(k - vec3(0.0, 0.30, 0.0), vec3(0.35, 0.255, 0.35))) - 0.008, k.y - 0.34), 7);
  add(s, ring((k - vec3(0.0, 0.335, 0.0)).xzy, 0.345, 0.020), 7);
  add(s, horn(k, vec3(0.0, 0.06, 0.0), vec3(0.0, -0.46, 0.0), vec2(0.048, 0.030)), 7);
  add(s, smin(rod(k - vec3(0.0, -0.52, 0.0), 0.22, 0.014) - 0.012, horn(k, vec3(0.0, -0.52, 0.0), vec3(0.0, -0.40, 0.0), vec2(0.10, 0.03)), 0.08), 7);
  // Bubbles jump.
  for (int i = 0; i < 4; i++) {
    float f = float(i), t = fract(uPhase + f * 0.25);
    add(s, ball(k - vec3(0.18 * sin(f * 2.6), 0.30 + 0.42 * t, 0.14 * cos(f * 2.1)), 0.030 * (1.0 - 0.6 * t)), 8);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = p - vec3(-0.18, -0.42, 0.0);
  if (id == 1) {
    float a = atan(q.x, q.z), flute = 0.5 + 0.5 * cos(a * 28.0);
    Stuff k = metal(T0 * (abs(q.y) < 0.34 ? mix(0.62, 1.05, flute) : 1.0), 0.18);
    k.shine = T0 * 0.09;
    return k;
  }
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.22; k.coat = 1.8; return k; }
  if (id == 3) { Stuff k = metal(T2, 0.28); k.shine = T2 * 0.14; return k; }
  if (id == 4) { Stuff k = cloth(T3); k.shine = T3 * 0.16; return k; }
  if (id == 5) {
    Stuff k = sugar(T4, n, v);
    float rise = smoothstep(0.26, 0.14, cells(vec3(p.x, p.y - uPhase * 0.25, p.z) * 16.0).x);
    k.shine = k.shine * 0.7 + T4 * 0.22 + vec3(0.5, 0.45, 0.3) * rise;
    return k;
  }
  if (id == 6) { Stuff k = gloss(T5); k.shine = T5 * 0.16; k.coat = 1.6; return k; }
  if (id == 8) return light(vec3(1.0, 0.92, 0.66), 1.1);
  Stuff k = gloss(vec3(0.66, 0.76, 0.84));
  k.shine = vec3(0.12, 0.14, 0.17);
  k.coat = 1.8;
  return k;
}
