// A crock of gold at the end of a rainbow. Tints: iron, gold, band, buckle.
#define LEAN vec3(0.20, 0.26, 0.0)

float glint(float i) { return 0.5 + 0.5 * sin(uPhase * 2.0 * PI + i * 2.4); }

float coinAt(vec3 p, vec3 at, vec2 tip, float r) {
  vec3 q = p - at;
  q.yz *= rot(tip.x);
  q.xy *= rot(tip.y);
  float d = length(q.xz);
  return min(rod(q, r, 0.028) - 0.012, length(vec2(d - r, abs(q.y) - 0.012)) - 0.034);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.02, -0.36, 0.10);
  // Behind it the rainbow comes down.
  vec2 arc = p.xy - vec2(0.16, -0.42);
  float bow = abs(length(arc) - 1.12) - 0.17;
  float way = max(bow, max(p.x - 0.42, -0.30 - p.y));
  add(s, plate(way, p.z + 0.42, 0.06, 0.04) * 0.9, 6);
  // The pot.
  float pot = max(egg(q, vec3(0.68, 0.58, 0.62)), q.y - 0.36);
  add(s, pot, 1);
  add(s, ring((q - vec3(0.0, 0.36, 0.0)).xzy, 0.53, 0.085), 1);
  vec3 m = mx(q);
  add(s, horn(m, vec3(0.34, -0.40, 0.26), vec3(0.46, -0.58, 0.36), vec2(0.11, 0.06)), 1);
  add(s, ring((m - vec3(0.68, 0.12, 0.0)).yzx - vec3(0.0), 0.13, 0.045), 1);
  // A band with a buckle.
  float belly = abs(egg(q, vec3(0.70, 0.60, 0.64))) - 0.012;
  add(s, max(belly, abs(q.y + 0.02) - 0.105), 3);
  vec3 b = q - vec3(0.0, -0.02, 0.645);
  add(s, plate(abs(box2(b.xy, vec2(0.13, 0.105))) - 0.032, b.z, 0.05, 0.025), 4);
  add(s, box(b, vec3(0.02, 0.10, 0.03), 0.015), 4);
  // A heap of coins, and some that fell.
  add(s, egg(q - vec3(0.0, 0.36, 0.0), vec3(0.48, 0.26, 0.46)) * 0.9, 5);
  float heap = ball(q - vec3(0.0, 0.50, 0.0), 0.68);
  if (heap > 0.2) add(s, heap, 2);
  else for (int i = 0; i < 15; i++) {
    float f = float(i), a = f * 2.4, r = 0.11 + 0.075 * sqrt(f) * 1.25;
    vec3 at = vec3(cos(a) * r, 0.66 - r * r * 0.95, sin(a) * r);
    add(s, coinAt(q, at, vec2(0.9 * sin(a) * r * 1.6 + 0.25 * sin(f * 7.0), -0.9 * cos(a) * r * 1.6 + 0.25 * cos(f * 5.0)), 0.155) * 0.9, 2);
  }
  add(s, coinAt(q, vec3(-0.66, -0.50, 0.34), vec2(0.9, 0.1), 0.145) * 0.9, 2);
  add(s, coinAt(q, vec3(0.70, -0.54, 0.20), vec2(0.12, 0.05), 0.145) * 0.9, 2);
  add(s, coinAt(q, vec3(0.62, -0.46, 0.26), vec2(0.30, -0.2), 0.145) * 0.9, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = gloss(T0); k.shine = T0 * 0.10; k.coat = 1.4; return k; }
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.18; return k; }
  if (id == 4) { Stuff k = metal(T3, 0.16); k.shine = T3 * 0.14; return k; }
  if (id == 5) { Stuff k = metal(T1 * 0.6, 0.35); k.shine = T1 * 0.12; return k; }
  if (id == 6) {
    float t = clamp((length(p.xy - vec2(0.16, -0.42)) - 0.95) / 0.34, 0.0, 1.0);
    vec3 c = t > 0.80 ? vec3(0.95, 0.10, 0.08) : t > 0.60 ? vec3(1.0, 0.42, 0.03) : t > 0.40 ? vec3(1.0, 0.80, 0.05) : t > 0.20 ? vec3(0.10, 0.62, 0.16) : vec3(0.08, 0.28, 0.90);
    Stuff k = gloss(c);
    k.shine = c * (0.26 + 0.16 * glint(t * 3.0 + p.y * 2.0));
    return k;
  }
  Stuff k = metal(T1, 0.17);
  float spark = pow(glint(floor(p.x * 7.0) * 1.7 + floor(p.y * 7.0) * 2.3), 6.0);
  k.shine = T1 * (0.14 + 0.55 * spark * (uPhase > 0.0 ? 1.0 : 0.0));
  return k;
}
