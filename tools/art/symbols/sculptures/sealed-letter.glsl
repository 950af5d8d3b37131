// A letter with a seal of wax, another behind it. Tints: paper, seal, edge of the second, shade of the flap.
#define LEAN vec3(0.20, 0.12, 0.10)

float flap2(vec2 p) { return max(p.y - 0.44, -p.y - 0.10 + 0.80 * abs(p.x)); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 b = spin(p - vec3(0.10, 0.16, -0.20), -0.20);
  add(s, plate(box2(b.xy, vec2(0.78, 0.50)), b.z, 0.045, 0.03), 4);
  vec3 q = p - vec3(-0.02, -0.10, 0.05);
  float sheet = box2(q.xy, vec2(0.80, 0.52));
  add(s, plate(sheet, q.z, 0.055, 0.035), 1);
  // Folds to the corners below, the flap above them.
  float folds = max(abs(seg(vec2(abs(q.x), q.y), vec2(0.0, -0.02), vec2(0.80, -0.52))) - 0.012, -0.02);
  add(s, max(max(folds, abs(q.z - 0.055) - 0.012), sheet), 3);
  float lift_ = 0.02 + 0.05 * sin(uPhase * PI) * sin(uPhase * PI);
  float flap = max(max(q.y - 0.52, 0.74 * (abs(q.x) * 0.74 - (q.y + 0.08) * 1.0)), sheet);
  add(s, plate(flap, q.z - 0.075 - lift_ * (0.5 - q.y), 0.028, 0.02) * 0.8, 2);
  // The seal: a pool of wax with a press in it.
  vec2 w = q.xy - vec2(0.0, -0.06);
  float a = atan(w.x, w.y);
  float wax = length(w) - 0.235 - 0.018 * sin(a * 5.0 + 1.0) - 0.010 * sin(a * 9.0);
  add(s, pillow(wax, q.z - 0.12, 0.11, 0.12), 5);
  add(s, plate(abs(length(w) - 0.165) - 0.018, q.z - 0.215, 0.03, 0.015), 5);
  float horn_ = min(abs(length(w - vec2(-0.03, 0.02)) - 0.060) - 0.020, max(abs(w.y + 0.05 + 0.10 * w.x) - 0.020 - 0.16 * max(w.x - 0.02, 0.0), abs(w.x - 0.04) - 0.085));
  add(s, plate(horn_, q.z - 0.225, 0.032, 0.015), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = p - vec3(-0.02, -0.10, 0.05);
  if (id == 5 || id == 6) {
    Stuff k = gloss(id == 6 ? T1 * 1.35 : T1);
    k.shine = T1 * (id == 6 ? 0.30 : 0.14);
    if (uPhase > 0.0) k.shine += vec3(1.0, 0.5, 0.4) * smoothstep(0.12, 0.0, abs(q.x + q.y - mix(-0.5, 0.5, uPhase)));
    return k;
  }
  if (id == 4) {
    vec3 b = spin(p - vec3(0.10, 0.16, -0.20), -0.20);
    Stuff k = cloth(vec3(0.96, 0.95, 0.93));
    float edge = min(0.78 - abs(b.x), 0.50 - abs(b.y));
    float bar = fract((b.x + b.y) * 3.4);
    if (edge < 0.075) k.base = bar < 0.36 ? T2 : bar > 0.5 && bar < 0.86 ? vec3(0.10, 0.22, 0.58) : k.base;
    k.shine = k.base * 0.15;
    return k;
  }
  if (id == 3) { Stuff k = cloth(T3); k.shine = T3 * 0.08; return k; }
  Stuff k = cloth((id == 2 ? T0 : T0 * 0.93) * (0.95 + 0.08 * noise(q * 24.0)));
  k.shine = T0 * 0.17;
  return k;
}
